/// Checks for the body of a property: each throws what shrinking and the report understand.
///
/// Use these, or return a `Bool`, rather than `#expect`: a property's body runs a great many times while it shrinks, and
/// `#expect` would record an issue each time.
///
/// ```swift
/// try Property("append grows by one", .array(of: .integer(in: 0...9))).verify { values in
///     try Expect.equal((values + [0]).count, values.count + 1)
/// }
/// ```
public enum Expect {
    /// Checks that two values are equal.
    ///
    /// - Throws: ``ExpectationFailure`` with a description of both.
    public static func equal<Value: Equatable>(
        _ actual: Value,
        _ expected: Value,
        _ message: @autoclosure () -> String = "",
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) throws {
        guard actual != expected else { return }
        let prefix = message()
        let difference = "\(describe(actual)) is not equal to \(describe(expected))"
        throw ExpectationFailure(
            message: prefix.isEmpty ? difference : "\(prefix): \(difference)",
            fileID: fileID,
            line: line
        )
    }

    /// Checks that a condition holds.
    ///
    /// - Throws: ``ExpectationFailure`` with the message.
    public static func that(
        _ condition: Bool,
        _ message: @autoclosure () -> String = "condition is false",
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) throws {
        guard condition else { throw ExpectationFailure(message: message(), fileID: fileID, line: line) }
    }

    /// Gives the value of an optional.
    ///
    /// - Throws: ``ExpectationFailure`` if it is `nil`.
    public static func some<Value>(
        _ value: Value?,
        _ message: @autoclosure () -> String = "value is nil",
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) throws -> Value {
        guard let value else { throw ExpectationFailure(message: message(), fileID: fileID, line: line) }
        return value
    }
}
