extension Laws {
    private enum Step: Int {
        case operation
        case merge
        case mergeOfOldState
        case changes
        case changesOfOldState

        static var weights: [UInt64] { [6, 3, 1] }
        static var weightsWithChanges: [UInt64] { [6, 2, 1, 2, 1] }
    }

    /// Lets the replicas operate and meet at random.
    func scenario(_ source: inout TestCase) throws -> LawScenario<State> {
        var scenario = LawScenario(try (0..<replicas).map(initial))
        let weights = exchange == nil ? Step.weights : Step.weightsWithChanges
        try source.repeating(steps) { source in
            let step = Step(rawValue: try source.chooseAlternative(weights: weights)) ?? .operation
            let replica = Int(try source.choose(upTo: UInt64(replicas - 1)))
            if step == .operation {
                try operate(replica, &scenario, &source)
            } else {
                try meet(replica, step, &scenario, &source)
            }
            return true
        }
        return scenario
    }

    private func operate(
        _ replica: Int,
        _ scenario: inout LawScenario<State>,
        _ source: inout TestCase
    ) throws {
        let before = scenario.state(of: replica)
        var after = before
        let notes = source.notes.count
        let result = Result { try act(&after, &source) }
        // What the operation noted becomes its line of the example, also when it failed.
        let noted = source.notes.dropFirst(notes).joined(separator: ", ")
        source.notes.removeSubrange(notes...)
        _ = source.noted("r\(replica): \(noted.isEmpty ? "operation" : noted)")
        try result.get()
        scenario.histories[replica].append(after)
        scenario.operations.append((before, after, replica))
    }

    private func meet(
        _ replica: Int,
        _ step: Step,
        _ scenario: inout LawScenario<State>,
        _ source: inout TestCase
    ) throws {
        // The partner is counted from the neighbour on, so that a replica never meets itself.
        let offset = Int(try source.choose(upTo: UInt64(replicas - 2)))
        let partner = (replica + 1 + offset) % replicas
        var age = 0
        if step == .mergeOfOldState || step == .changesOfOldState {
            age = Int(try source.choose(upTo: UInt64(scenario.histories[partner].count - 1)))
        }
        let origin = source.isReporting ? LawScenario<State>.name(of: partner, age: age) : ""
        let sent = scenario.state(of: partner, age: age)
        var state = scenario.state(of: replica)
        if step == .merge || step == .mergeOfOldState {
            _ = source.noted("r\(replica): merge \(origin)")
            try merge(&state, sent)
        } else {
            _ = source.noted("r\(replica): apply changes of \(origin)")
            try exchange?(&state, sent, 1)
        }
        scenario.histories[replica].append(state)
    }
}
