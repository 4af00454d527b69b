/// Changes of several steps at once, which no change of one step leads to.
extension ScheduleShrinker {
    /// Lets edits that draw the same number draw the same smaller one.
    mutating func simplifyDrawsTogether() {
        var pairs: [(place: Int, value: UInt64)] = []
        for step in best.steps {
            for (place, value) in (step.draws ?? []).enumerated() where value > 0 {
                if !pairs.contains(where: { $0.place == place && $0.value == value }) { pairs.append((place, value)) }
            }
        }
        for (place, value) in pairs {
            for smaller in [0, 1, 2, 3, value / 2] where smaller < value {
                let steps = best.steps.map { step in
                    guard var draws = step.draws, place < draws.count, draws[place] == value else { return step }
                    draws[place] = smaller
                    return step.drawing(draws)
                }
                if steps != best.steps, consider(steps) { break }
            }
        }
    }

    /// Lets an edit draw the first of the shortest and smallest numbers with which the run fails, be they quite other ones.
    mutating func tryFewDraws() {
        for index in best.steps.indices {
            guard let drawn = best.steps[index].draws, !drawn.isEmpty, drawn.count <= 3 else { continue }
            for candidate in Self.fewDraws {
                if candidate.count > drawn.count { break }
                if candidate.count == drawn.count, !candidate.lexicographicallyPrecedes(drawn) { continue }
                var steps = best.steps
                steps[index] = steps[index].drawing(candidate)
                if consider(steps) { break }
            }
        }
    }

    /// One or two small numbers of which the last is not 0, the shorter first.
    private static var fewDraws: [[UInt64]] {
        (1...3).map { [$0] } + (0...3).flatMap { first in (1...3).map { [first, $0] } }
    }

    /// Lets the earlier of two edits draw the smaller numbers.
    mutating func sortDraws() {
        let edits = best.steps.indices.filter { best.steps[$0].draws != nil }
        for (position, first) in edits.enumerated() {
            for second in edits[(position + 1)...] {
                guard let mine = best.steps[first].draws, let theirs = best.steps[second].draws,
                    theirs.lexicographicallyPrecedes(mine)
                else { continue }
                var steps = best.steps
                steps[first] = steps[first].drawing(theirs)
                steps[second] = steps[second].drawing(mine)
                _ = consider(steps)
            }
        }
    }

    /// Leaves clocks alone where it is enough that everything happens at one instant.
    mutating func stopTime() {
        let steps = best.steps.filter { $0.fault != .clock }.map { step in
            var step = step
            step.time = 1_000
            return step
        }
        if steps.count < best.steps.count { _ = consider(steps) }
    }

    /// Lets one replica do what two did.
    mutating func joinReplicas() {
        for other in (1..<max(2, configuration.replicas)).reversed() {
            guard best.steps.contains(where: { $0.replica == other }) else { continue }
            for replica in 0..<other where consider(joining(other, to: replica)) { break }
        }
    }

    private func joining(_ other: Int, to replica: Int) -> [Step] {
        best.steps.compactMap { step in
            var step = step
            if step.replica == other { step.replica = replica }
            guard let message = step.message, case .delivery(_, let damage) = step.action else { return step }
            guard let sender = best.sender(of: message) else { return nil }
            let source = sender == other ? replica : sender
            guard source != step.replica else { return nil }
            let place = Int32(step.replica < source ? step.replica : step.replica - 1)
            step.action = .delivery(MessageName(cause: message.cause, place: place), damage: damage)
            return step
        }.withTurnsInOrder
    }

    /// Numbers each replica's turns from 0.
    mutating func renumberTurns() {
        let steps = best.steps.withTurnsInOrder
        if steps != best.steps { _ = consider(steps) }
    }
}

extension Step {
    /// What an edit draws, where that is written down.
    fileprivate var draws: [UInt64]? { if case .edit(_, let draws) = action { draws } else { nil } }

    fileprivate func drawing(_ draws: [UInt64]) -> Step {
        guard case .edit(let turn, _) = action else { return self }
        var step = self
        step.action = .edit(turn: turn, draws: draws)
        return step
    }
}

extension [Step] {
    fileprivate var withTurnsInOrder: [Step] {
        var turns: [Int: Int] = [:]
        return map { step in
            guard case .edit(_, let draws) = step.action else { return step }
            var step = step
            step.action = .edit(turn: turns[step.replica, default: 0], draws: draws)
            turns[step.replica, default: 0] += 1
            return step
        }
    }
}
