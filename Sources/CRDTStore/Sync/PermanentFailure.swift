/// Why the other side will never take something.
public struct PermanentFailure: Error, Hashable, Sendable {
    /// What kind of thing is wrong with it.
    public let cause: Cause

    /// What the other side said, for a log.
    public let details: String

    /// Describes a rejection.
    public init(_ cause: Cause, details: String = "") {
        self.cause = cause
        self.details = details
    }
}

extension PermanentFailure {
    /// What kinds of things are rejected.
    public enum Cause: String, Hashable, Sendable, CaseIterable {
        /// It makes no sense to the other side.
        case invalid

        /// Who sent it may not do that.
        case forbidden

        /// It is larger than the other side takes.
        case tooLarge
    }
}
