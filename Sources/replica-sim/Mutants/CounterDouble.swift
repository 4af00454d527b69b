import ReplicaSim

/// A counter that goes up and down, kept as a slot per replica, and ways to get it wrong.
struct CounterDouble: AppliedType {
    enum Bug: Sendable {
        /// Merging adds slots up, so that what comes twice counts twice.
        case mergeAdds

        /// A replica's slot is in memory only and begins at 0 again, under the same key.
        case slotRestarts

        /// One signed number per slot, of which the greater survives, so that decrements are lost.
        case signedSlot
    }

    /// What a replica's slot became.
    struct Operation: Sendable {
        var slot: Int
        var plus: Int
        var minus: Int
        var amount: Int
    }

    private let bug: Bug?
    private let replica: Int
    private var plus: [Int] = Array(repeating: 0, count: 16)
    private var minus: [Int] = Array(repeating: 0, count: 16)

    init(replica: Int) { self.init(replica: replica, bug: nil) }

    init(replica: Int, bug: Bug?) {
        self.replica = replica
        self.bug = bug
    }
}

extension CounterDouble {
    var content: String { "\(zip(plus, minus).reduce(0) { $0 + $1.0 - $1.1 })" }

    /// The greater count is the later one, whatever the order of arrival.
    var delivery: Delivery { .anyOrder }

    func operation(at moment: Moment, from draws: inout DrawStream) -> Operation? {
        let amount = draws.below(2) == 0 ? 1 + draws.below(3) : -1 - draws.below(3)
        return Operation(
            slot: replica,
            plus: plus[replica] + max(0, amount),
            minus: minus[replica] + max(0, -amount),
            amount: amount
        )
    }

    mutating func apply(_ operation: Operation, at moment: Moment) {
        join(operation.slot, plus: operation.plus, minus: operation.minus, isOwn: moment.identity == operation.slot)
    }

    func merging(_ other: CounterDouble) -> CounterDouble? {
        var result = self
        for slot in plus.indices {
            if bug == .mergeAdds {
                result.plus[slot] += other.plus[slot]
                result.minus[slot] += other.minus[slot]
            } else {
                result.join(slot, plus: other.plus[slot], minus: other.minus[slot], isOwn: false)
            }
        }
        return result
    }

    mutating func restart() {
        guard bug == .slotRestarts else { return }
        plus[replica] = 0
        minus[replica] = 0
    }

    static func expected(after history: History<Operation>) -> String? {
        "\(history.deeds.reduce(0) { $0 + $1.operation.amount })"
    }

    private mutating func join(_ slot: Int, plus up: Int, minus down: Int, isOwn: Bool) {
        guard bug == .signedSlot else {
            plus[slot] = max(plus[slot], up)
            minus[slot] = max(minus[slot], down)
            return
        }
        plus[slot] = max(plus[slot], up - down)
    }
}
