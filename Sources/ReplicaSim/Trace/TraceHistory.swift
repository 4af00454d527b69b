/// Which transactions of a trace an author's text contains.
struct TraceHistory {
    private var isContained: [Bool]

    /// Creates the history of an author who has seen nothing.
    init(transactions: Int) {
        isContained = Array(repeating: false, count: transactions)
    }
}

extension TraceHistory {
    mutating func add(_ transaction: Int) { isContained[transaction] = true }

    /// The transactions that the given one builds on, directly or not, and that are not contained yet; in an order in
    /// which each comes after its own parents. Takes time for these only, so that a whole script takes linear time.
    func missing(before transaction: Int, in trace: EditingTrace) -> [Int] {
        var found: Set<Int> = []
        var pending = trace.transactions[transaction].parents
        while let next = pending.popLast() {
            guard !isContained[next], found.insert(next).inserted else { continue }
            pending += trace.transactions[next].parents
        }
        return found.sorted()
    }
}
