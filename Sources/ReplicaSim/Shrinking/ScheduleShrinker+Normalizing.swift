extension ScheduleShrinker {
    /// Brings the schedule into one form: few replicas in the order in which they act, steps in one order, equal pauses,
    /// small numbers.
    mutating func normalize() {
        renumberReplicas()
        fewerReplicas()
        for _ in 0..<3 {
            let before = best
            joinReplicas()
            stopTime()
            renumberTurns()
            sortSteps()
            simplifyDrawsTogether()
            simplifyDraws()
            tryFewDraws()
            sortDraws()
            simplifyActions()
            renumberReplicas()
            evenTimes()
            simplifyWorld()
            if before == best { return }
        }
    }

    private mutating func fewerReplicas() {
        let used = (best.steps.map(\.replica).max() ?? 0) + 1
        for count in max(2, used)..<max(3, configuration.replicas) where count < configuration.replicas {
            var smaller = configuration
            smaller.replicas = count
            if consider(best.steps, in: smaller) { return }
        }
    }

    /// Numbers the replicas in the order in which they first act.
    private mutating func renumberReplicas() {
        var order: [Int] = []
        for step in best.steps where !order.contains(step.replica) { order.append(step.replica) }
        for replica in 0..<configuration.replicas where !order.contains(replica) { order.append(replica) }
        guard order != Array(0..<configuration.replicas) else { return }
        let steps = best.steps.map { step in
            var step = step
            step.replica = order.firstIndex(of: step.replica) ?? step.replica
            if let message = step.message { step.redirect(message, order: order, sender: best.sender(of: message)) }
            return step
        }
        _ = consider(steps)
    }

    /// Moves steps ahead of steps of other replicas that come before them for no reason.
    private mutating func sortSteps() {
        for end in best.steps.indices.dropFirst() {
            var index = end
            while index > 0, best.steps[index].precedes(best.steps[index - 1]) {
                var steps = best.steps
                steps.swapAt(index, index - 1)
                (steps[index].time, steps[index - 1].time) = (steps[index - 1].time, steps[index].time)
                guard consider(steps) else { break }
                index -= 1
            }
        }
    }

    /// Lets edits draw zeros, or the smallest numbers with which the run fails.
    private mutating func simplifyDraws() {
        for index in best.steps.indices {
            guard case .edit(let turn, let drawn?) = best.steps[index].action else { continue }
            if consider(index, .edit(turn: turn, draws: [])) { continue }
            var draws = drawn
            while draws.count > 0, consider(index, .edit(turn: turn, draws: Array(draws.dropLast()))) {
                draws.removeLast()
            }
            for place in draws.indices where draws[place] > 0 {
                for smaller in [0, 1, draws[place] / 2, draws[place] - 1] where smaller < draws[place] {
                    var candidate = draws
                    candidate[place] = smaller
                    guard consider(index, .edit(turn: turn, draws: candidate)) else { continue }
                    draws = candidate
                    break
                }
            }
            while draws.last == 0, consider(index, .edit(turn: turn, draws: Array(draws.dropLast()))) {
                draws.removeLast()
            }
        }
    }

    /// Lets every message arrive whole, restarts use the latest state, and clocks be wrong by little.
    private mutating func simplifyActions() {
        for index in best.steps.indices {
            switch best.steps[index].action {
            case .delivery(let name, .some):
                _ = consider(index, .delivery(name, damage: nil))
            case .restart(let backup) where backup > 0:
                _ = consider(index, .restart(backup: 0))
            case .clock(let setting):
                let stopped = ClockSetting(frozen: UInt64(ClockSetting.epoch))
                let simple = [ClockSetting(offset: -1_000), ClockSetting(offset: 1_000), stopped]
                for candidate in simple where candidate != setting {
                    if consider(index, .clock(candidate)) { break }
                }
            default: break
            }
        }
    }

    /// Sets steps a millisecond apart, or whatever is the least that fails.
    private mutating func evenTimes() {
        for gap in [1_000, 0, 10_000] as [Int64] {
            let steps = best.steps.enumerated().map { index, step in
                var step = step
                step.time = 1_000 + Int64(index) * gap
                return step
            }
            if steps == best.steps || consider(steps) { return }
        }
    }

    private mutating func consider(_ index: Int, _ action: Step.Action) -> Bool {
        var steps = best.steps
        steps[index].action = action
        return consider(steps)
    }

    /// Tries every schedule that is made of fewer of the steps, the shortest first.
    mutating func proveMinimum() {
        let steps = best.steps
        guard steps.count <= 11 else { return }
        let whole = (1 << steps.count) - 1
        let subsets = (0..<whole).sorted { ($0.nonzeroBitCount, $0) < ($1.nonzeroBitCount, $1) }
        for subset in subsets {
            let fewer = steps.indices.filter { subset & (1 << $0) != 0 }.map { steps[$0] }
            if fewer.withoutOrphans.count == fewer.count, considerFreely(fewer) { break }
        }
        isProvenMinimal = true
    }
}

extension Step {
    /// Whether it should stand before the other one, if both orders fail: edits first, then by replica.
    fileprivate func precedes(_ other: Step) -> Bool {
        guard replica != other.replica, message?.cause != other.id else { return false }
        return (rank, replica) < (other.rank, other.replica)
    }

    private var rank: Int {
        switch action {
        case .clock: 0
        case .edit: 1
        case .tick: 2
        case .damage, .restart: 3
        case .delivery: 4
        case .heal: 5
        }
    }

    /// Names the message that went to this replica's place in the new numbering: a broadcast numbers its messages by
    /// receiver.
    fileprivate mutating func redirect(_ message: MessageName, order: [Int], sender: Int?) {
        guard let sender, case .delivery(_, let damage) = action, Int(message.place) < order.count - 1 else { return }
        let from = order.firstIndex(of: sender) ?? sender
        guard replica != from else { return }
        let place = Int32(replica < from ? replica : replica - 1)
        action = .delivery(MessageName(cause: message.cause, place: place), damage: damage)
    }
}
