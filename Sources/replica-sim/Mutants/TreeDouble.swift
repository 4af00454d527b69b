import ReplicaSim

/// A tree whose nodes users move about (Kleppmann et al., "A highly-available move operation for replicated trees", 2022), and
/// the way to get it wrong: to look for cycles only where the move is made.
struct TreeDouble: AppliedType {
    struct Operation: Sendable {
        var node: Int
        var parent: Int
        var counter: Int
        var replica: Int
    }

    private let trusts: Bool
    private let replica: Int
    private var log: [Operation] = []

    init(replica: Int) { self.init(replica: replica, trusts: false) }

    init(replica: Int, trusts: Bool) {
        self.replica = replica
        self.trusts = trusts
    }
}

extension TreeDouble {
    /// Node 0 is the root; all others begin below it.
    private static var nodes: Int { 4 }

    var content: String { "\(parents)" }

    var flaw: String? {
        let parents = parents
        for node in parents.indices where Self.isAbove(node, parents[node], parents) {
            return "node \(node) hangs below itself: \(parents)"
        }
        return nil
    }

    func operation(at moment: Moment, from draws: inout DrawStream) -> Operation? {
        let node = 1 + draws.below(Self.nodes - 1)
        let parent = draws.below(Self.nodes)
        let parents = parents
        guard node != parent, !Self.isAbove(node, parent, parents) else { return nil }
        let counter = (log.map(\.counter).max() ?? 0) + 1
        return Operation(node: node, parent: parent, counter: counter, replica: replica)
    }

    mutating func apply(_ operation: Operation, at moment: Moment) { log.append(operation) }

    /// All moves in one order, without those that would tie a knot.
    private var parents: [Int] {
        var parents = Array(repeating: 0, count: Self.nodes)
        for move in log.sorted(by: { ($0.counter, $0.replica) < ($1.counter, $1.replica) }) {
            if trusts || !Self.isAbove(move.node, move.parent, parents) { parents[move.node] = move.parent }
        }
        return parents
    }

    /// Whether the first node is the second one or above it.
    private static func isAbove(_ node: Int, _ other: Int, _ parents: [Int]) -> Bool {
        guard node != 0 else { return false }
        var next = other
        for _ in 0...nodes {
            if next == node { return true }
            if next == 0 { return false }
            next = parents[next]
        }
        return true
    }
}
