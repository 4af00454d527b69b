import ReplicaSim

/// A set that remembers what it removed, and ways to get it wrong.
struct TombstoneSetDouble: MergedType {
    enum Bug: Sendable {
        /// What was removed is forgotten after a while.
        case forgets

        /// Whoever has nothing takes over what there is, and not what was removed.
        case adoptsLiveOnly
    }

    struct Operation: Sendable {
        var element: Int
        var isRemoval: Bool
        var tag: Int
        var milliseconds: UInt64
    }

    private let bug: Bug?
    private let replica: Int
    private var live: [Operation] = []
    private var tombstones: [Operation] = []

    init(replica: Int) { self.init(replica: replica, bug: nil) }

    init(replica: Int, bug: Bug?) {
        self.replica = replica
        self.bug = bug
    }
}

extension TombstoneSetDouble {
    /// How old tombstones get in the set that forgets them, in milliseconds.
    private static var age: UInt64 { 30 }

    var content: String { "\((0..<3).filter { element in live.contains { $0.element == element } })" }

    func operation(at moment: Moment, from draws: inout DrawStream) -> Operation? {
        let element = draws.below(3)
        let isRemoval = draws.below(2) == 1 && live.contains { $0.element == element }
        return Operation(
            element: element,
            isRemoval: isRemoval,
            tag: replica << 20 | moment.ordinal,
            milliseconds: moment.milliseconds
        )
    }

    mutating func perform(_ operation: Operation) {
        if operation.isRemoval {
            tombstones += live.filter { $0.element == operation.element }.map { entry in
                var entry = entry
                entry.milliseconds = operation.milliseconds
                return entry
            }
            live.removeAll { $0.element == operation.element }
        } else {
            live.append(operation)
        }
        if bug == .forgets { tombstones.removeAll { $0.milliseconds + Self.age < operation.milliseconds } }
    }

    mutating func merge(_ other: TombstoneSetDouble) {
        if bug == .adoptsLiveOnly, live.isEmpty, tombstones.isEmpty {
            live = other.live
            return
        }
        for entry in other.tombstones where !tombstones.contains(where: { $0.tag == entry.tag }) {
            tombstones.append(entry)
        }
        for entry in other.live where !live.contains(where: { $0.tag == entry.tag }) { live.append(entry) }
        live.removeAll { entry in tombstones.contains { $0.tag == entry.tag } }
    }

    static func expected(after history: History<Operation>) -> String? {
        let elements = (0..<3).filter { element in
            !history.alive(
                { $0.element == element && !$0.isRemoval },
                endedBy: { $0.element == element && $0.isRemoval }
            ).isEmpty
        }
        return "\(elements)"
    }
}
