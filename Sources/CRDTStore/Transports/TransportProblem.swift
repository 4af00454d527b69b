/// Something on the other side that could not be read. Other things could be.
public struct TransportProblem: Error, Hashable, Sendable {
    /// Where it is, for a person: a file, for instance.
    public let place: String

    /// What is wrong with it.
    public let cause: Cause

    /// Describes a problem.
    public init(place: String, cause: Cause) {
        self.place = place
        self.cause = cause
    }
}

extension TransportProblem {
    /// What can be wrong.
    public enum Cause: Error, Hashable, Sendable {
        /// It is damaged, or has not come whole yet.
        case corrupt

        /// A later version of the library wrote it, in this format.
        case newerVersion(Int)

        /// It is larger than what is read.
        case tooLarge

        /// The system refuses to read it, with its error number.
        case unreadable(Int32)
    }
}
