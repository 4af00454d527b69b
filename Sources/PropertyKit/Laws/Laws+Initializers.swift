extension Laws {
    /// Makes the laws of a type whose operations are values.
    ///
    /// - Parameters:
    ///   - name: The name in reports.
    ///   - replicas: How many replicas take part, at least two.
    ///   - configuration: Seed and budgets.
    ///   - initial: The state that the replica of this number begins with.
    ///   - operation: The operations that replicas do.
    ///   - apply: Does an operation. One that makes no sense in a state should do nothing.
    ///   - merge: Merges the second state into the first.
    ///   - content: What of a state replicas share, and so have to agree on.
    public init<Operation, Content: Equatable>(
        _ name: String,
        replicas: Int = 3,
        configuration: PropertyConfiguration = PropertyConfiguration(),
        initial: @escaping (Int) throws -> State,
        operation: Generator<Operation>,
        apply: @escaping (inout State, Operation) throws -> Void,
        merge: @escaping (inout State, State) throws -> Void,
        content: @escaping (State) -> Content
    ) {
        self.init(
            name,
            replicas: replicas,
            configuration: configuration,
            initial: initial,
            act: Self.applying(operation, apply),
            merge: merge,
            content: content
        )
    }

    /// Makes the laws of an equatable type whose operations are values.
    public init<Operation>(
        _ name: String,
        replicas: Int = 3,
        configuration: PropertyConfiguration = PropertyConfiguration(),
        initial: @escaping (Int) throws -> State,
        operation: Generator<Operation>,
        apply: @escaping (inout State, Operation) throws -> Void,
        merge: @escaping (inout State, State) throws -> Void
    ) where State: Equatable {
        self.init(
            name,
            replicas: replicas,
            configuration: configuration,
            initial: initial,
            act: Self.applying(operation, apply),
            merge: merge
        )
    }

    /// Makes the laws of a type whose operations depend on the state they meet.
    ///
    /// ```swift
    /// act: { text, source in
    ///     let index = try source.draw(.integer(in: 0...text.count))
    ///     let piece = try source.draw(.text(count: 1...3))
    ///     source.note("insert \(piece) at \(index)")
    ///     text.insert(piece, at: index)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name in reports.
    ///   - replicas: How many replicas take part, at least two.
    ///   - configuration: Seed and budgets.
    ///   - initial: The state that the replica of this number begins with.
    ///   - act: Draws an operation that the state allows, notes it for the report, and does it.
    ///   - merge: Merges the second state into the first.
    ///   - content: What of a state replicas share, and so have to agree on.
    public init<Content: Equatable>(
        _ name: String,
        replicas: Int = 3,
        configuration: PropertyConfiguration = PropertyConfiguration(),
        initial: @escaping (Int) throws -> State,
        act: @escaping (inout State, inout TestCase) throws -> Void,
        merge: @escaping (inout State, State) throws -> Void,
        content: @escaping (State) -> Content
    ) {
        self.init(
            name: name,
            replicas: replicas,
            configuration: configuration,
            initial: initial,
            act: act,
            merge: merge,
            areEqual: { content($0) == content($1) },
            describeContent: { describe(content($0)) }
        )
    }

    /// Makes the laws of an equatable type whose operations depend on the state they meet.
    public init(
        _ name: String,
        replicas: Int = 3,
        configuration: PropertyConfiguration = PropertyConfiguration(),
        initial: @escaping (Int) throws -> State,
        act: @escaping (inout State, inout TestCase) throws -> Void,
        merge: @escaping (inout State, State) throws -> Void
    ) where State: Equatable {
        self.init(
            name: name,
            replicas: replicas,
            configuration: configuration,
            initial: initial,
            act: act,
            merge: merge,
            areEqual: { $0 == $1 },
            describeContent: { describe($0) }
        )
    }

    private static func applying<Operation>(
        _ operation: Generator<Operation>,
        _ apply: @escaping (inout State, Operation) throws -> Void
    ) -> (inout State, inout TestCase) throws -> Void {
        { state, source in
            let drawn = try source.draw(operation)
            source.note(describe(drawn))
            try apply(&state, drawn)
        }
    }
}
