extension ModelTest {
    /// Adds a command whose argument's generator may depend on the model, and whose results are compared.
    ///
    /// ```swift
    /// .command(
    ///     "remove",
    ///     drawing: { model in .integer(in: 0..<model.count) },
    ///     when: { !$0.isEmpty },
    ///     system: { $0.remove(at: $1) },
    ///     model: { $0.remove(at: $1) })
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name in reports.
    ///   - weight: How often it is chosen, relative to the others.
    ///   - argument: Gives the argument's generator; only called where `condition` holds.
    ///   - condition: Whether the command may be run in the model's state.
    ///   - system: Runs the command on the real thing.
    ///   - model: Runs the command on the model.
    public func command<Argument, Result: Equatable>(
        _ name: String,
        weight: Int = 1,
        drawing argument: @escaping (Model) -> Generator<Argument>,
        when condition: @escaping (Model) -> Bool = { _ in true },
        system: @escaping (inout System, Argument) throws -> Result,
        model: @escaping (inout Model, Argument) throws -> Result
    ) -> ModelTest {
        adding(name, weight, condition) { source, real, expected in
            let value = try source.draw(argument(expected))
            let step = source.noted("\(name)(\(describe(value)))")
            let result = try system(&real, value)
            let expectation = try model(&expected, value)
            guard result != expectation else { return step }
            let message = "gave \(describe(result)), the model says \(describe(expectation))"
            throw ModelMismatch(subject: name, message: message)
        }
    }

    /// Adds a command without a result, whose argument's generator may depend on the model.
    public func command<Argument>(
        _ name: String,
        weight: Int = 1,
        drawing argument: @escaping (Model) -> Generator<Argument>,
        when condition: @escaping (Model) -> Bool = { _ in true },
        system: @escaping (inout System, Argument) throws -> Void,
        model: @escaping (inout Model, Argument) throws -> Void
    ) -> ModelTest {
        adding(name, weight, condition) { source, real, expected in
            let value = try source.draw(argument(expected))
            let step = source.noted("\(name)(\(describe(value)))")
            try system(&real, value)
            try model(&expected, value)
            return step
        }
    }

    /// Adds a command with an argument, whose results are compared.
    public func command<Argument, Result: Equatable>(
        _ name: String,
        weight: Int = 1,
        _ argument: Generator<Argument>,
        when condition: @escaping (Model) -> Bool = { _ in true },
        system: @escaping (inout System, Argument) throws -> Result,
        model: @escaping (inout Model, Argument) throws -> Result
    ) -> ModelTest {
        command(name, weight: weight, drawing: { _ in argument }, when: condition, system: system, model: model)
    }

    /// Adds a command with an argument and without a result.
    public func command<Argument>(
        _ name: String,
        weight: Int = 1,
        _ argument: Generator<Argument>,
        when condition: @escaping (Model) -> Bool = { _ in true },
        system: @escaping (inout System, Argument) throws -> Void,
        model: @escaping (inout Model, Argument) throws -> Void
    ) -> ModelTest {
        command(name, weight: weight, drawing: { _ in argument }, when: condition, system: system, model: model)
    }

    /// Adds a command without an argument, whose results are compared.
    public func command<Result: Equatable>(
        _ name: String,
        weight: Int = 1,
        when condition: @escaping (Model) -> Bool = { _ in true },
        system: @escaping (inout System) throws -> Result,
        model: @escaping (inout Model) throws -> Result
    ) -> ModelTest {
        adding(name, weight, condition) { source, real, expected in
            let step = source.noted("\(name)()")
            let result = try system(&real)
            let expectation = try model(&expected)
            guard result != expectation else { return step }
            let message = "gave \(describe(result)), the model says \(describe(expectation))"
            throw ModelMismatch(subject: name, message: message)
        }
    }

    /// Adds a command without an argument and without a result.
    public func command(
        _ name: String,
        weight: Int = 1,
        when condition: @escaping (Model) -> Bool = { _ in true },
        system: @escaping (inout System) throws -> Void,
        model: @escaping (inout Model) throws -> Void
    ) -> ModelTest {
        adding(name, weight, condition) { source, real, expected in
            let step = source.noted("\(name)()")
            try system(&real)
            try model(&expected)
            return step
        }
    }

    /// Adds something that system and model have to agree on, at the beginning and after each command.
    public func agreeing<Value: Equatable>(
        on name: String,
        system: @escaping (System) throws -> Value,
        model: @escaping (Model) throws -> Value
    ) -> ModelTest {
        var result = self
        result.agreements.append(
            ModelAgreement(name: name) { real, expected in
                let actual = try system(real)
                let expectation = try model(expected)
                guard actual != expectation else { return nil }
                return "is \(describe(actual)), the model says \(describe(expectation))"
            }
        )
        return result
    }

    /// Adds something that has to hold of the system, at the beginning and after each command.
    public func invariant(_ name: String, _ holds: @escaping (System) throws -> Bool) -> ModelTest {
        var result = self
        result.agreements.append(
            ModelAgreement(name: name) { real, _ in try holds(real) ? nil : "does not hold" }
        )
        return result
    }

    private func adding(
        _ name: String,
        _ weight: Int,
        _ condition: @escaping (Model) -> Bool,
        _ run: @escaping (inout TestCase, inout System, inout Model) throws -> String
    ) -> ModelTest {
        precondition(weight > 0, "a weight is positive")
        var result = self
        result.commands.append(
            ModelCommand(name: name, weight: UInt64(weight), isEnabled: condition, run: run)
        )
        return result
    }
}
