/// What all replicas of a run did, in the order in which they did it: what a model needs to say what each of them should
/// show. Replicas write into it and never read it but to be examined.
public struct Ledger: Sendable {
    /// The entries; their types are the replicas' own.
    public private(set) var entries: ContiguousArray<any Sendable> = []

    /// Whether entries are kept; where nobody looks at them they are not.
    public var isKept = true

    /// Creates an empty ledger.
    public init() {}
}

extension Ledger {
    /// How many entries there are, which is the number of the next one.
    public var count: Int { entries.count }

    /// Adds an entry.
    public mutating func append(_ entry: some Sendable) {
        if isKept { entries.append(entry) }
    }

    /// An entry of a type that the caller knows.
    public func entry<Entry>(_ index: Int, as type: Entry.Type = Entry.self) -> Entry {
        guard let entry = entries[index] as? Entry else {
            preconditionFailure("a ledger has entries of one type")
        }
        return entry
    }
}
