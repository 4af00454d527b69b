/// A trace made ready for typing: who types which transactions, and what each of them must have seen.
public struct TracePlan: Sendable {
    /// The recording.
    public let trace: EditingTrace

    /// For each author the indexes of the transactions to type, in order; those that change nothing are left out.
    let scripts: [[Int]]

    /// For each transaction its place in its author's script; nil for those that change nothing.
    let places: [Int?]

    /// Prepares a trace.
    public init(_ trace: EditingTrace) {
        self.trace = trace
        var scripts = [[Int]](repeating: [], count: trace.authors)
        var places: [Int?] = []
        places.reserveCapacity(trace.transactions.count)
        for (index, transaction) in trace.transactions.enumerated() {
            if transaction.isEmpty {
                places.append(nil)
            } else {
                places.append(scripts[transaction.author].count)
                scripts[transaction.author].append(index)
            }
        }
        self.scripts = scripts
        self.places = places
    }
}

extension TracePlan {
    /// How many changes will be made in all.
    public var changes: Int { scripts.reduce(0) { $0 + $1.count } }
}
