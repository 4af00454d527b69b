/// A statement about all values of a generator, tried on many of them.
///
/// ```swift
/// import PropertyKit
/// import Testing
///
/// @Test func sortingKeepsTheCount() throws {
///     try Property("sorting keeps the count", .array(of: .integer(in: 0...99))).check { values in
///         values.sorted().count == values.count
///     }
/// }
/// ```
///
/// `check` takes a predicate; `verify` takes a body that throws what is wrong, which tells more when it fails:
///
/// ```swift
/// try Property("append grows by one", .array(of: .integer(in: 0...9))).verify { values in
///     try Expect.equal((values + [0]).count, values.count + 1)
/// }
/// ```
///
/// A property that does not hold throws a ``PropertyFailure`` with the simplest example found and the call that replays it.
public struct Property<Value> {
    let name: String
    let generator: Generator<Value>
    var configuration: PropertyConfiguration
    var requirements: [CoverageRequirement] = []
    var describeValue: (Value) -> String = { describe($0) }

    /// Makes a property of the values of `generator`.
    public init(
        _ name: String,
        _ generator: Generator<Value>,
        configuration: PropertyConfiguration = PropertyConfiguration()
    ) {
        self.name = name
        self.generator = generator
        self.configuration = configuration
    }
}

extension Property {
    /// This property, failing also if fewer than `percent` of 100 examples carry `label`.
    ///
    /// It shows that the generator reaches what the property is about; see ``TestCase/label(_:)``.
    public func requiring(_ label: String, atLeast percent: Int) -> Property {
        var result = self
        result.requirements.append(CoverageRequirement(label: label, percent: percent))
        return result
    }

    /// This property, with examples described by `description` in its report.
    public func describing(_ description: @escaping (Value) -> String) -> Property {
        var result = self
        result.describeValue = description
        return result
    }

    /// Checks that `predicate` returns `true` for every example.
    ///
    /// - Parameters:
    ///   - replay: The choices of one example, as a failure printed them: only this one is run, and it may well pass now.
    ///   - predicate: The statement. An error that it throws fails the property too.
    /// - Returns: What the property was tried on.
    /// - Throws: ``PropertyFailure`` or ``PropertyHealthFailure``.
    @discardableResult
    public func check(replay: String? = nil, _ predicate: (Value) throws -> Bool) throws -> PropertyReport {
        try run("check", replay: replay) { value, _ in
            guard try predicate(value) else { throw ReturnedFalse() }
        }
    }

    /// Checks that `predicate` returns `true` for every example; with the test case, to label it or to draw more.
    ///
    /// - Throws: ``PropertyFailure`` or ``PropertyHealthFailure``.
    @discardableResult
    public func check(
        replay: String? = nil,
        _ predicate: (Value, inout TestCase) throws -> Bool
    ) throws -> PropertyReport {
        try run("check", replay: replay) { value, source in
            guard try predicate(value, &source) else { throw ReturnedFalse() }
        }
    }

    /// Checks that `body` throws no error for any example; see ``Expect``.
    ///
    /// - Throws: ``PropertyFailure`` or ``PropertyHealthFailure``.
    @discardableResult
    public func verify(replay: String? = nil, _ body: (Value) throws -> Void) throws -> PropertyReport {
        try run("verify", replay: replay) { value, _ in try body(value) }
    }

    /// Checks that `body` throws no error for any example; with the test case, to label it or to draw more.
    ///
    /// - Throws: ``PropertyFailure`` or ``PropertyHealthFailure``.
    @discardableResult
    public func verify(
        replay: String? = nil,
        _ body: (Value, inout TestCase) throws -> Void
    ) throws -> PropertyReport {
        try run("verify", replay: replay, body)
    }

    private func run(
        _ call: String,
        replay: String?,
        _ body: (Value, inout TestCase) throws -> Void
    ) throws -> PropertyReport {
        var configuration = configuration
        if let replay { configuration.replay = replay }
        return try withoutActuallyEscaping(body) { body in
            let engine = PropertyEngine(name: name, configuration: configuration, requirements: requirements) {
                source in
                let value = try generator.body(&source)
                if source.isReporting { source.example = describeValue(value) }
                try body(value, &source)
            }
            return try engine.run()
        }
    }
}
