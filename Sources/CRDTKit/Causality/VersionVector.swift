/// What a replica has seen: for each replica the counter of its last change that was taken in.
///
/// Fidge and Mattern (1988); Parker et al. (1983). Because a replica's changes are taken in without gaps, the vector
/// says exactly which operations have been seen. Replicas are kept in ascending order, so that equal vectors are stored,
/// iterated and encoded alike.
public struct VersionVector: Hashable, Sendable {
    /// Ascending by replica; no counter is 0.
    var entries: [Entry]

    /// Creates the version of a replica that has seen nothing.
    public init() {
        entries = []
    }

    /// Creates a vector from replicas and counters; a counter of 0 says nothing, of equal replicas the greater counts.
    public init(_ counters: some Sequence<(ReplicaID, UInt64)>) {
        self.init()
        for (replica, counter) in counters {
            self[replica] = Swift.max(self[replica], counter)
        }
    }
}

extension VersionVector {
    /// One replica's part of a vector.
    public struct Entry: Hashable, Sendable {
        /// The replica.
        public let replica: ReplicaID

        /// Its last counter seen, at least 1.
        public internal(set) var counter: UInt64
    }

    /// The last counter seen of a replica, 0 for none. Reading takes O(log n) for n replicas.
    public subscript(replica: ReplicaID) -> UInt64 {
        get {
            let index = position(of: replica)
            return index < entries.count && entries[index].replica == replica ? entries[index].counter : 0
        }
        set {
            let index = position(of: replica)
            let isPresent = index < entries.count && entries[index].replica == replica
            switch (isPresent, newValue) {
            case (true, 0): entries.remove(at: index)
            case (true, _): entries[index].counter = newValue
            case (false, 0): break
            case (false, _): entries.insert(Entry(replica: replica, counter: newValue), at: index)
            }
            internalCheck(_invariantCheck(at: index))
        }
    }

    /// Takes note of a later counter of a replica. O(log n), and quicker than that where only one was seen.
    @inline(__always)
    mutating func advance(_ replica: ReplicaID, to counter: UInt64) {
        if entries.count == 1, entries[0].replica == replica {
            entries[0].counter = counter
        } else {
            self[replica] = counter
        }
    }

    /// Whether the operation has been seen. O(log n) for n replicas.
    public func contains(_ id: OperationID) -> Bool {
        id.counter <= self[id.replica]
    }

    /// The greatest counter seen of any replica: a Lamport clock's reading. O(n).
    public var maximumCounter: UInt64 {
        entries.reduce(0) { Swift.max($0, $1.counter) }
    }

    private func position(of replica: ReplicaID) -> Int {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].replica < replica {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }
}

extension VersionVector {
    /// Takes in what the other has seen: the greater counter of each replica. O(n + m), without allocating unless the other
    /// knows of replicas that this one doesn't.
    public mutating func merge(_ other: VersionVector) {
        var position = 0
        var news = 0
        for entry in other.entries {
            while position < entries.count && entries[position].replica < entry.replica { position += 1 }
            if position == entries.count || entries[position].replica != entry.replica {
                news += 1
            } else if entries[position].counter < entry.counter {
                entries[position].counter = entry.counter
            }
        }
        if news > 0 { insertMissing(from: other, count: news) }
    }

    /// Adds the other's entries of replicas that this one doesn't know, of which there are `count`.
    private mutating func insertMissing(from other: VersionVector, count: Int) {
        var merged: [Entry] = []
        merged.reserveCapacity(entries.count + count)
        var position = 0
        for entry in other.entries {
            while position < entries.count && entries[position].replica < entry.replica {
                merged.append(entries[position])
                position += 1
            }
            if position == entries.count || entries[position].replica != entry.replica { merged.append(entry) }
        }
        merged += entries[position...]
        entries = merged
    }

    /// The version that has seen what either has seen. O(n + m).
    public func merging(_ other: VersionVector) -> VersionVector {
        var result = self
        result.merge(other)
        return result
    }

    /// The version that has seen only what both have seen: the lesser counter of each replica. O(n log m).
    public func intersection(_ other: VersionVector) -> VersionVector {
        var result = VersionVector()
        result.entries = entries.compactMap { entry in
            let counter = Swift.min(entry.counter, other[entry.replica])
            return counter == 0 ? nil : Entry(replica: entry.replica, counter: counter)
        }
        internalCheck(result._invariantCheck())
        return result
    }

    /// Compares two versions under happens-before, in one pass and without allocating. O(n + m).
    public func compare(_ other: VersionVector) -> CausalOrder {
        var hasMore = false
        var hasLess = false
        var left = 0
        var right = 0
        while left < entries.count || right < other.entries.count {
            if right == other.entries.count
                || (left < entries.count && entries[left].replica < other.entries[right].replica)
            {
                hasMore = true
                left += 1
            } else if left == entries.count || other.entries[right].replica < entries[left].replica {
                hasLess = true
                right += 1
            } else {
                hasMore = hasMore || entries[left].counter > other.entries[right].counter
                hasLess = hasLess || entries[left].counter < other.entries[right].counter
                left += 1
                right += 1
            }
            if hasMore && hasLess { return .concurrent }
        }
        return hasMore ? .after : hasLess ? .before : .equal
    }

    /// Whether the other has seen everything that this one has. O(n + m), without allocating.
    public func isIncluded(in other: VersionVector) -> Bool {
        let order = compare(other)
        return order == .equal || order == .before
    }

    /// The ids that this version has seen and `other` has not, ascending by replica. O(n log m).
    public func ranges(notIn other: VersionVector) -> [OperationIDRange] {
        entries.compactMap { entry in
            let seen = other[entry.replica]
            return seen < entry.counter
                ? OperationIDRange(replica: entry.replica, seen + 1, upTo: entry.counter + 1) : nil
        }
    }
}

extension VersionVector: RandomAccessCollection {
    /// The position of the first entry.
    public var startIndex: Int { 0 }

    /// The position past the last entry.
    public var endIndex: Int { entries.count }

    /// The entry at a position; entries ascend by replica.
    public subscript(position: Int) -> Entry { entries[position] }
}

extension VersionVector: ExpressibleByDictionaryLiteral {
    /// Creates a vector from replicas and their counters.
    public init(dictionaryLiteral elements: (ReplicaID, UInt64)...) {
        self.init(elements)
    }
}

extension VersionVector: CustomStringConvertible {
    /// The entries in braces, ascending by replica.
    public var description: String {
        "{" + entries.map { "\($0.replica): \($0.counter)" }.joined(separator: ", ") + "}"
    }
}

extension VersionVector: Codable {
    /// Reads an object from replica to counter.
    public init(from decoder: any Decoder) throws {
        let counters = try decoder.singleValueContainer().decode([String: UInt64].self)
        self.init()
        for (text, counter) in counters {
            guard let replica = ReplicaID(text), counter <= OperationID.maximumCounter else {
                let context = DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "not a version")
                throw DecodingError.dataCorrupted(context)
            }
            self[replica] = counter
        }
    }

    /// Writes an object from replica to counter.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        let counters = entries.map { ($0.replica.description, $0.counter) }
        try container.encode([String: UInt64](uniqueKeysWithValues: counters))
    }
}
