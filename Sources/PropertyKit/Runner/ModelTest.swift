/// A test that runs random commands on a real thing and on a simple model of it, and compares them after each.
///
/// ```swift
/// @Test func stackBehavesLikeArray() throws {
///     try ModelTest("stack", system: Stack<Int>(), model: [Int]())
///         .command("push", .integer(in: 0...9), system: { $0.push($1) }, model: { $0.append($1) })
///         .command("pop", when: { !$0.isEmpty }, system: { $0.pop() }, model: { $0.removeLast() })
///         .agreeing(on: "count", system: { $0.count }, model: { $0.count })
///         .check()
/// }
/// ```
///
/// A failure lists the commands of the shortest run found. A command whose condition does not hold is never run, not while
/// shrinking either.
public struct ModelTest<System, Model> {
    let name: String
    let makeSystem: () throws -> System
    let makeModel: () throws -> Model
    var configuration: PropertyConfiguration
    var steps: ClosedRange<Int>
    var commands: [ModelCommand<System, Model>] = []
    var agreements: [ModelAgreement<System, Model>] = []

    /// Makes a test without commands yet.
    ///
    /// - Parameters:
    ///   - name: The name in reports.
    ///   - system: The real thing, made anew for each run.
    ///   - model: What it should behave like, made anew for each run.
    ///   - steps: How many commands a run has.
    ///   - configuration: Seed and budgets.
    public init(
        _ name: String,
        system: @autoclosure @escaping () throws -> System,
        model: @autoclosure @escaping () throws -> Model,
        steps: ClosedRange<Int> = 0...40,
        configuration: PropertyConfiguration = PropertyConfiguration()
    ) {
        self.name = name
        makeSystem = system
        makeModel = model
        self.steps = steps
        self.configuration = configuration
    }
}

extension ModelTest {
    /// Runs the test.
    ///
    /// - Parameter replay: The choices of one run, as a failure printed them: only this one is run.
    /// - Returns: What was tried; each command that ran is a label.
    /// - Throws: ``PropertyFailure`` whose `underlyingError` is a ``ModelMismatch`` or what the system threw, or
    ///   ``PropertyHealthFailure``.
    @discardableResult
    public func check(replay: String? = nil) throws -> PropertyReport {
        precondition(!commands.isEmpty, "a model test needs a command")
        var configuration = configuration
        if let replay { configuration.replay = replay }
        return try PropertyEngine(name: name, configuration: configuration, body: run).run()
    }

    private func run(_ source: inout TestCase) throws {
        var system = try makeSystem()
        var model = try makeModel()
        try compare(system, model, after: "the beginning")
        try source.repeating(steps) { source in
            let weights = commands.map { $0.isEnabled(model) ? $0.weight : 0 }
            guard weights.contains(where: { $0 > 0 }) else { return false }
            let index = try source.chooseAlternative(weights: weights)
            guard weights[index] > 0 else { return false }
            let command = commands[index]
            source.label(command.name)
            let step = try command.run(&source, &system, &model)
            try compare(system, model, after: step)
            return true
        }
    }

    private func compare(_ system: System, _ model: Model, after step: @autoclosure () -> String) throws {
        for agreement in agreements {
            guard let difference = try agreement.difference(system, model) else { continue }
            throw ModelMismatch(subject: agreement.name, message: "\(difference), after \(step())")
        }
    }
}
