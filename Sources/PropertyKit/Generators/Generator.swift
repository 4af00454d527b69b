/// A recipe that draws a value from a ``TestCase``.
///
/// A generator says how to make a value out of choices; it needs no shrinker of its own, because shrinking edits the
/// choices and draws again. So whatever you compose shrinks, and never to a value that you could not have generated:
///
/// ```swift
/// let evens = Generator.integer(in: 0...50).map { $0 * 2 }
/// let word = Generator.array(of: .element(of: ["ab", "c"]), count: 1...4).map { $0.joined() }
/// let slice = Generator { source in
///     let values = try source.draw(.array(of: evens, count: 0...10))
///     let end = try source.draw(.integer(in: 0...values.count))
///     return values[..<end]
/// }
/// ```
///
/// By convention the simplest value comes from all choices being zero.
public struct Generator<Value>: Sendable {
    let body: @Sendable (inout TestCase) throws -> Value

    /// Makes a generator that draws step by step from the source it is handed.
    ///
    /// - Parameter body: Draws what it needs and returns the value. Errors of the source must pass through it; any other
    ///   error it throws fails the property.
    public init(_ body: @escaping @Sendable (inout TestCase) throws -> Value) {
        self.body = { source in
            let span = source.open(.composite, at: source.choices.count)
            let value = try body(&source)
            source.close(span)
            return value
        }
    }

    private init(body: @escaping @Sendable (inout TestCase) throws -> Value, isLeaf: Bool) {
        self.body = body
    }
}

extension Generator {
    /// A generator without a span of its own.
    static func leaf(_ body: @escaping @Sendable (inout TestCase) throws -> Value) -> Generator {
        Generator(body: body, isLeaf: true)
    }

    /// The value that the recorded `choices` stand for; missing choices read as zero.
    ///
    /// - Returns: `nil` if the generator rejects them.
    public func value(from choices: ChoiceSequence, maximumChoices: Int = 8192) -> Value? {
        var source = TestCase()
        source.reset(script: choices.choices, limit: maximumChoices)
        return try? body(&source)
    }

    /// `count` values as a property with this seed could see them: for a look at what a generator makes.
    public func samples(_ count: Int, seed: UInt64 = 0, maximumChoices: Int = 8192) -> [Value] {
        let root = SeededGenerator(seed: seed)
        var source = TestCase()
        var values: [Value] = []
        for index in 0..<max(0, count) {
            source.reset(random: root.fork(UInt64(index)), limit: maximumChoices)
            if let value = try? body(&source) { values.append(value) }
        }
        return values
    }
}
