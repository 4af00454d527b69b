extension Generator {
    /// A generator of what `transform` makes of each value.
    public func map<Result>(_ transform: @escaping @Sendable (Value) throws -> Result) -> Generator<Result> {
        let body = body
        return Generator<Result>.leaf({ source in try transform(body(&source)) })
    }

    /// A generator whose second step depends on the value of the first.
    ///
    /// ```swift
    /// let matrix = Generator.integer(in: 0...4).flatMap { width in
    ///     .array(of: .array(of: .integer(in: 0...9), count: width...width), count: 0...4)
    /// }
    /// ```
    public func flatMap<Result>(
        _ transform: @escaping @Sendable (Value) throws -> Generator<Result>
    ) -> Generator<Result> {
        let body = body
        return Generator<Result> { source in
            let first = try body(&source)
            return try transform(first).body(&source)
        }
    }

    /// A generator of only those values that satisfy `isIncluded`.
    ///
    /// It tries `attempts` times and then rejects the test case. Where most values would be thrown away, generate the right
    /// ones directly instead.
    public func filter(
        attempts: Int = 5,
        _ isIncluded: @escaping @Sendable (Value) throws -> Bool
    ) -> Generator {
        precondition(attempts > 0, "a filter needs at least one attempt")
        let body = body
        return Generator.leaf({ source in
            for _ in 0..<attempts {
                let span = source.open(.attempt, at: source.choices.count)
                let value = try body(&source)
                source.close(span)
                if try isIncluded(value) { return value }
                source.spans[span].isDiscarded = true
            }
            throw Interruption.rejected
        })
    }

    /// A generator of only those results of `transform` that are not `nil`; see ``filter(attempts:_:)``.
    public func compactMap<Result>(
        attempts: Int = 5,
        _ transform: @escaping @Sendable (Value) throws -> Result?
    ) -> Generator<Result> {
        precondition(attempts > 0, "a filter needs at least one attempt")
        let body = body
        return Generator<Result>.leaf({ source in
            for _ in 0..<attempts {
                let span = source.open(.attempt, at: source.choices.count)
                let value = try body(&source)
                source.close(span)
                if let result = try transform(value) { return result }
                source.spans[span].isDiscarded = true
            }
            throw Interruption.rejected
        })
    }

    /// A generator of `nil` (the simplest) or, three times out of four, a value.
    public func optional() -> Generator<Value?> {
        let body = body
        return Generator<Value?> { source in
            try source.chance(3, in: 4) ? try body(&source) : nil
        }
    }
}
