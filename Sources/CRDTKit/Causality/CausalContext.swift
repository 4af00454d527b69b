/// Everything a replica holds: a version without gaps, and ranges of ids beyond it.
///
/// A version vector says what was applied. Changes that came early are held too, though they wait; naming them as ranges
/// keeps peers from sending them again.
public struct CausalContext: Hashable, Sendable {
    /// What is held without gaps.
    public private(set) var version: VersionVector

    /// What is held beyond the version: ascending, not empty, not touching each other nor the version.
    public private(set) var ranges: [OperationIDRange] = []

    /// Creates the context of a version without more.
    public init(_ version: VersionVector = VersionVector()) {
        self.version = version
    }
}

extension CausalContext {
    /// Whether the id is held. O(log n) for n ranges.
    public func contains(_ id: OperationID) -> Bool {
        if version.contains(id) { return true }
        let index = ranges.partitioningIndex {
            $0.replica > id.replica || ($0.replica == id.replica && $0.upperBound > id.counter)
        }
        return index < ranges.count && ranges[index].contains(id)
    }

    /// Whether everything that the version has seen is held. O(n log n) for n replicas and ranges.
    public func covers(_ version: VersionVector) -> Bool {
        version.ranges(notIn: self.version).allSatisfy { missing in
            missing.subtracting(ranges(of: missing.replica)).isEmpty
        }
    }

    /// What is held of a replica beyond its version, ascending. O(log n) for n ranges.
    func ranges(of replica: ReplicaID) -> ArraySlice<OperationIDRange> {
        let first = ranges.partitioningIndex { $0.replica >= replica }
        return ranges[first..<ranges.partitioningIndex { $0.replica > replica }]
    }

    /// Whether none of the range's ids is held. O(log n) for n ranges.
    func isDisjoint(with range: OperationIDRange) -> Bool {
        if version[range.replica] >= range.lowerBound { return false }
        let index = ranges.partitioningIndex {
            $0.replica > range.replica || ($0.replica == range.replica && $0.upperBound > range.lowerBound)
        }
        return index == ranges.count || ranges[index].replica != range.replica
            || ranges[index].lowerBound >= range.upperBound
    }

    /// What is held beyond a version, ascending by replica and counter.
    public func ranges(beyond version: VersionVector) -> [OperationIDRange] {
        (self.version.ranges(notIn: version) + ranges).sorted()
    }

    /// Adds ids, joining them with what they touch. O(log n) for n ranges, beyond moving the ranges that come after it.
    public mutating func insert(_ range: OperationIDRange) {
        if range.isEmpty { return }
        var lower = range.lowerBound
        var upper = range.upperBound
        let first = ranges.partitioningIndex {
            $0.replica > range.replica || ($0.replica == range.replica && $0.upperBound >= lower)
        }
        var end = first
        while end < ranges.count, ranges[end].replica == range.replica, ranges[end].lowerBound <= upper { end += 1 }
        if first < end {
            lower = min(lower, ranges[first].lowerBound)
            upper = max(upper, ranges[end - 1].upperBound)
        }
        if lower <= version[range.replica] + 1 {
            version[range.replica] = max(version[range.replica], upper - 1)
            ranges.removeSubrange(first..<end)
        } else {
            let joined = OperationIDRange(replica: range.replica, lower, upTo: upper)
            ranges.replaceSubrange(first..<end, with: CollectionOfOne(joined))
        }
        internalCheck(_invariantCheck(at: first))
    }

    /// Takes in what the other holds.
    public mutating func merge(_ other: CausalContext) {
        for entry in other.version {
            insert(OperationIDRange(replica: entry.replica, 1, upTo: entry.counter + 1))
        }
        for range in other.ranges { insert(range) }
        internalCheck(_invariantCheck())
    }
}

extension CausalContext: CustomStringConvertible {
    /// The version and the ranges beyond it.
    public var description: String {
        ranges.isEmpty ? "\(version)" : "\(version) and \(ranges.map(\.description).joined(separator: ", "))"
    }
}
