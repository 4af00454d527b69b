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
            let span = source.open(.alternative, at: source.values.count)
            let index = try source.chooseAlternative(weights: weights)
            let value = try bodies[index](&source)
            source.close(span)
            return value
        })
    }
}

extension TestCase {
    /// Chooses an index with the given weights.
    mutating func chooseAlternative(weights: [UInt64]) throws -> Int {
        let suggestion = isRandom && weights.count > 1 ? suggestedAlternative(weights: weights) : 0
        return Int(try choose(upTo: UInt64(weights.count - 1), suggesting: UInt64(suggestion)))
    }

    private mutating func suggestedAlternative(weights: [UInt64]) -> Int {
        let absent = swarm == 0 ? 0 : SeededGenerator.mix(swarm &+ UInt64(weights.count))
        var total: UInt64 = 0
        for (index, weight) in weights.enumerated() where absent & (1 << UInt64(index & 63)) == 0 {
            total += weight
        }
        let leavesOut = total > 0
        if !leavesOut { total = weights.reduce(0, +) }
        var ticket = random.next(upTo: total - 1)
        for (index, weight) in weights.enumerated() {
            if leavesOut && absent & (1 << UInt64(index & 63)) != 0 { continue }
            if ticket < weight { return index }
            ticket -= weight
        }
        return 0
    }
}
