/// What went wrong on the way and may work later. However often it happens, nothing is rejected because of it.
public struct RetryableFailure: Error, Hashable, Sendable {
    /// What kind of thing went wrong.
    public let cause: Cause

    /// How long the other side asked to be left alone, in milliseconds.
    public let retryAfter: UInt64?

    /// Describes a failure.
    public init(_ cause: Cause, retryAfter: UInt64? = nil) {
        self.cause = cause
        self.retryAfter = retryAfter
    }
}

extension RetryableFailure {
    /// What kinds of things go wrong on the way.
    public enum Cause: String, Hashable, Sendable, CaseIterable {
        /// The other side can't be reached.
        case unreachable

        /// No answer came in time.
        case timeout

        /// The other side failed.
        case server

        /// The other side has too much to do.
        case busy

        /// This device's own storage failed.
        case storage
    }
}
