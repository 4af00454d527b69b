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

        /// A decrement that comes twice counts twice; increments don't.
        case decrementAdds

        /// Counts above 127 are written without their upper bits.
        case shortNumbers
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
        let amount = (1 + draws.varied(below: 1_000)) * (draws.below(2) == 0 ? 1 : -1)
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

    func encoded() -> [UInt8]? {
        (plus + minus).flatMap { count in
            bug == .shortNumbers ? [UInt8(count & 127)] : ShortNumber.bytes(count)
        }
    }

    static func decoded(_ bytes: [UInt8]) -> CounterDouble? {
        var value = CounterDouble(replica: 0)
        let numbers = ShortNumber.read(bytes)
        guard numbers.count == 32 else { return nil }
        value.plus = Array(numbers[..<16])
        value.minus = Array(numbers[16...])
        return value
    }

    static func expected(after history: History<Operation>) -> String? {
        "\(history.deeds.reduce(0) { $0 + $1.operation.amount })"
    }

    private mutating func join(_ slot: Int, plus up: Int, minus down: Int, isOwn: Bool) {
        switch bug {
        case .signedSlot: plus[slot] = max(plus[slot], up - down)
        case .decrementAdds where down > 0 && down == minus[slot] && up == plus[slot]: minus[slot] += 1
        default:
            plus[slot] = max(plus[slot], up)
            minus[slot] = max(minus[slot], down)
        }
    }
}
