import ReplicaSim

/// A counter of operations that may come twice, and the way to get it wrong: to remember the latest few of them only.
struct RecountDouble: AppliedType {
    struct Operation: Sendable {
        var replica: Int
        var number: Int
        var amount: Int
    }

    private let forgets: Bool
    private let replica: Int
    private var counted: [Operation] = []
    private var sum = 0

    init(replica: Int) { self.init(replica: replica, forgets: false) }

    init(replica: Int, forgets: Bool) {
        self.replica = replica
        self.forgets = forgets
    }
}

extension RecountDouble {
    /// How many operations are remembered where not all are.
    private static var memory: Int { 8 }

    var content: String { "\(sum)" }

    var delivery: Delivery { .anyOrder }

    func operation(at moment: Moment, from draws: inout DrawStream) -> Operation? {
        Operation(replica: replica, number: moment.ordinal, amount: 1 + draws.below(3))
    }

    mutating func apply(_ operation: Operation, at moment: Moment) {
        guard !counted.contains(where: { $0.replica == operation.replica && $0.number == operation.number })
        else { return }
        counted.append(operation)
        if forgets, counted.count > Self.memory { counted.removeFirst() }
        sum += operation.amount
    }

    static func expected(after history: History<Operation>) -> String? {
        "\(history.deeds.reduce(0) { $0 + $1.operation.amount })"
    }
}
