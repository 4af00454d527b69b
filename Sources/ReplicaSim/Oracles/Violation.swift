/// Something that must never be, seen by an oracle.
public struct Violation: Error, Sendable, Hashable {
    /// What saw it: an ``Oracle``, or something of the replica's own, such as `decoding`.
    public let oracle: String

    /// What it saw, for people.
    public let message: String

    /// Creates a violation.
    public init(oracle: String, message: String) {
        self.oracle = oracle
        self.message = message
    }

    /// Creates a violation that an oracle saw.
    public init(_ oracle: Oracle, _ message: String) {
        self.init(oracle: oracle.rawValue, message: message)
    }
}

extension Violation: CustomStringConvertible {
    /// The oracle and what it saw.
    public var description: String { "\(oracle): \(message)" }
}
