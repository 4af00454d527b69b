/// Something that must never be, seen by an oracle.
public struct Violation: Error, Sendable, Hashable {
    /// The oracle that saw it, such as `round trip`.
    public let oracle: String

    /// What it saw, for people.
    public let message: String

    /// Creates a violation.
    public init(oracle: String, message: String) {
        self.oracle = oracle
        self.message = message
    }
}

extension Violation: CustomStringConvertible {
    /// The oracle and what it saw.
    public var description: String { "\(oracle): \(message)" }
}
