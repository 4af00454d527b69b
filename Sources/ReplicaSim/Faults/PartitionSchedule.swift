/// All partitions of a run, and which of them hold at the moment.
struct PartitionSchedule: Sendable {
    let partitions: [Partition]
    private var active: [Int] = []
    private var nextChange: Int64

    init(_ partitions: [Partition]) {
        self.partitions = partitions
        nextChange = partitions.isEmpty ? .max : .min
    }
}

extension PartitionSchedule {
    init(plan: FaultPlan, replicas: Int, duration: Int64, random: KeyedRandom) {
        guard replicas > 1 else {
            self.init([])
            return
        }
        self.init(
            (0..<plan.partitions).flatMap { ordinal in
                Partition.drawn(
                    parts: ordinal,
                    replicas: replicas,
                    within: duration,
                    plan: plan,
                    random: random
                )
            }
        )
    }

    /// What becomes of a message between two replicas now; `time` never goes back.
    @inline(__always)
    mutating func effect(from source: Int, to destination: Int, at time: Int64) -> Partition.Effect {
        if time >= nextChange { advance(to: time) }
        var result = Partition.Effect.none
        for index in active {
            switch partitions[index].effect(from: source, to: destination) {
            case .none: break
            case .stops: return .stops
            case .delays(let end): result = .delays(until: end)
            }
        }
        return result
    }

    /// Ends every partition for good.
    mutating func heal() {
        active = []
        nextChange = .max
    }

    /// The partitions that had begun by the given time; they are not in the order of their beginnings.
    func begun(by time: Int64) -> [Partition] {
        partitions.filter { $0.start < time }
    }

    private mutating func advance(to time: Int64) {
        active.removeAll(keepingCapacity: true)
        nextChange = .max
        for (index, partition) in partitions.enumerated() {
            if partition.start > time {
                nextChange = min(nextChange, partition.start)
            } else if partition.end > time {
                active.append(index)
                nextChange = min(nextChange, partition.end)
            }
        }
    }
}
