extension Laws {
    typealias Named = LawScenario<State>.Named

    /// Checks the laws.
    ///
    /// - Parameter replay: The choices of one example, as a failure printed them: only this one is run.
    /// - Returns: What was tried.
    /// - Throws: ``PropertyFailure`` whose `underlyingError` is a ``LawViolation`` or what the type itself threw, or
    ///   ``PropertyHealthFailure``.
    @discardableResult
    public func check(replay: String? = nil) throws -> PropertyReport {
        var configuration = configuration
        if let replay { configuration.replay = replay }
        return try PropertyEngine(name: name, configuration: configuration, body: checkOnce).run()
    }

    private func checkOnce(_ source: inout TestCase) throws {
        let scenario = try scenario(&source)
        let states = try pool(scenario, &source)
        try checkLattice(states, source)
        try checkInflation(scenario, source)
        try checkConvergence(Array(states.prefix(replicas)), source)
        try checkChanges(states, source)
        try checkCodec(states, source)
        try checkHostileBytes(states, &source)
    }

    /// The current states and one older one.
    private func pool(_ scenario: LawScenario<State>, _ source: inout TestCase) throws -> [Named] {
        let replica = Int(try source.choose(upTo: UInt64(replicas - 1)))
        let age = Int(try source.choose(upTo: UInt64(scenario.histories[replica].count - 1)))
        let isReporting = source.isReporting
        let current = (0..<replicas).map { scenario.named($0, isReporting: isReporting) }
        return age == 0 ? current : current + [scenario.named(replica, age: age, isReporting: isReporting)]
    }

    /// The merge of two named states, itself named.
    func merged(_ first: Named, _ second: Named) throws -> Named {
        var state = first.state
        try merge(&state, second.state)
        return Named(name: first.name.isEmpty ? "" : "merge(\(first.name), \(second.name))", state: state)
    }

    func checks(_ law: Law) -> Bool { !skipped.contains(law) }

    func requireEqual(_ law: Law, _ left: Named, _ right: Named, _ source: borrowing TestCase) throws {
        guard !areEqual(left.state, right.state) else { return }
        try violate(law, source) { "  \(show(left))\n  \(show(right))" }
    }

    func show(_ named: Named) -> String { "\(named.name) = \(describeContent(named.state))" }

    func violate(_ law: Law, _ source: borrowing TestCase, _ details: () -> String) throws {
        throw LawViolation(law: law, details: source.isReporting ? details() : "")
    }
}
