/// What all replicas of a run did, in the order in which they did it: what a model needs to say what each of them should
/// show. Replicas write into it and never read it but to be examined.
public struct Ledger: Sendable {
    /// A `ContiguousArray` of the entries, whose type only the replicas know: unwrapped once for all of them, since that
    /// is slow.
    private var storage: (any Sendable)?

    /// How many entries there are, which is the number of the next one.
    public private(set) var count = 0

    /// Whether entries are kept; where nobody looks at them they are not.
    public var isKept = true

    /// Creates an empty ledger.
    public init() {}
}

extension Ledger {
    /// Adds an entry, of the same type as those before.
    public mutating func append<Entry: Sendable>(_ entry: Entry) {
        guard isKept else { return }
        var entries = entries(as: Entry.self)
        // Else the array would have two owners and be copied.
        storage = nil
        entries.append(entry)
        storage = entries
        count += 1
    }

    /// The entries, of a type that the caller knows. O(1).
    public func entries<Entry: Sendable>(as type: Entry.Type = Entry.self) -> ContiguousArray<Entry> {
        guard let storage else { return [] }
        guard let entries = storage as? ContiguousArray<Entry> else {
            preconditionFailure("a ledger has entries of one type")
        }
        return entries
    }
}
