import ReplicaSim

/// A tree whose nodes users move about (Kleppmann et al., "A highly-available move operation for replicated trees", 2022), and
/// ways to get it wrong.
struct TreeDouble: AppliedType {
    enum Bug: Sendable {
        /// Cycles are looked for only where the move is made.
        case trusts

        /// Concurrent moves are done in the order in which they come.
        case movesTie
    }

    struct Operation: Sendable {
        var node: Int
        var parent: Int
        var counter: Int
        var replica: Int
    }

    private let bug: Bug?
    private let replica: Int
    private var log: [Operation] = []

    init(replica: Int) { self.init(replica: replica, bug: nil) }

    init(replica: Int, bug: Bug?) {
        self.replica = replica
        self.bug = bug
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
        let moves = log.enumerated().sorted {
            bug == .movesTie
                ? ($0.element.counter, $0.offset) < ($1.element.counter, $1.offset)
                : ($0.element.counter, $0.element.replica) < ($1.element.counter, $1.element.replica)
        }
        for move in moves.map(\.element) {
            if bug == .trusts || !Self.isAbove(move.node, move.parent, parents) { parents[move.node] = move.parent }
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
