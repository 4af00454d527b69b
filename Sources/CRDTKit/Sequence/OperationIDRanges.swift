/// Ranges of operation ids in a given order, of which neighbours that continue each other are one.
///
/// Most removals concern one range; it is held without an allocation.
public struct OperationIDRanges: Hashable, Sendable {
    private var first: OperationIDRange?
    private var others: [OperationIDRange] = []

    /// Creates an empty list.
    public init() {}
}

extension OperationIDRanges {
    /// Appends a range, joining it with the last if it continues that. O(1).
    public mutating func append(_ range: OperationIDRange) {
        guard let last else {
            first = range
            return
        }
        if last.replica == range.replica, last.upperBound == range.lowerBound {
            let joined = OperationIDRange(replica: last.replica, last.lowerBound, upTo: range.upperBound)
            if others.isEmpty {
                first = joined
            } else {
                others[others.count - 1] = joined
            }
        } else {
            others.append(range)
        }
    }
}

extension OperationIDRanges: RandomAccessCollection {
    /// The position of the first range.
    public var startIndex: Int { 0 }

    /// The position past the last range.
    public var endIndex: Int { first == nil ? 0 : others.count + 1 }

    /// The range at a position.
    public subscript(position: Int) -> OperationIDRange {
        if position == 0, let first { return first }
        return others[position - 1]
    }
}

extension OperationIDRanges: ExpressibleByArrayLiteral {
    /// Creates a list of ranges.
    public init(arrayLiteral elements: OperationIDRange...) {
        for range in elements { append(range) }
    }
}
