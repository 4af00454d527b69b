extension Generator {
    /// A generator of one value only.
    public static func constant(_ value: Value) -> Generator where Value: Sendable {
        Generator.leaf({ _ in value })
    }

    /// A generator of the elements of `values`; the first is the simplest.
    ///
    /// - Precondition: `values` is not empty.
    public static func element(of values: [Value]) -> Generator where Value: Sendable {
        precondition(!values.isEmpty, "there is no element to choose from")
        let bound = UInt64(values.count - 1)
        return Generator.leaf({ source in values[Int(try source.choose(upTo: bound))] })
    }

    /// A generator of the cases of an enumeration; the first is the simplest.
    public static func anyCase() -> Generator where Value: CaseIterable & Sendable {
        element(of: Array(Value.allCases))
    }

    /// A generator that lets one of `generators` draw; the first is the simplest.
    ///
    /// In half of the random cases some alternatives are left out altogether (*swarm testing*), so that long runs of one
    /// alternative, and the absence of another, are met too.
    ///
    /// - Precondition: `generators` is not empty.
    public static func oneOf(_ generators: Generator...) -> Generator {
        frequency(generators.map { (1, $0) })
    }

    /// A generator that lets one of `generators` draw; see ``oneOf(_:)-(Generator<Value>...)``.
    ///
    /// - Precondition: `generators` is not empty.
    public static func oneOf(_ generators: [Generator]) -> Generator {
        frequency(generators.map { (1, $0) })
    }

    /// A generator that lets one of several draw, each as often as its weight says; the first is the simplest.
    ///
    /// ```swift
    /// let operation = Generator<Operation>.frequency([
    ///     (3, Generator.integer(in: 0...9).map { .insert($0) }),
    ///     (1, .constant(.clear)),
    /// ])
    /// ```
    ///
    /// In half of the random cases some alternatives are left out altogether (*swarm testing*).
    ///
    /// - Precondition: There is at least one alternative, and each weight is positive.
    public static func frequency(_ alternatives: [(weight: Int, generator: Generator)]) -> Generator {
        precondition(!alternatives.isEmpty, "there is no alternative to choose from")
        precondition(alternatives.allSatisfy { $0.weight > 0 }, "a weight is positive")
        let weights = alternatives.map { UInt64($0.weight) }
        let bodies = alternatives.map(\.generator.body)
        return Generator.leaf({ source in
            let span = source.open(.alternative, at: source.choices.count)
            let index = try source.chooseAlternative(weights: weights)
            let value = try bodies[index](&source)
            source.close(span)
            return value
        })
    }
}
