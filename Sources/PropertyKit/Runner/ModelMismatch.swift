/// A system that did not do what its model says.
public struct ModelMismatch: Error, Sendable, Equatable {
    /// What the two do not agree on: a command's result, or a subject given to `agreeing(on:)`.
    public let subject: String
    /// How they differ.
    public let message: String
}

extension ModelMismatch: DistinguishableFailure {
    /// The subject.
    public var failureIdentity: String { subject }
}

extension ModelMismatch: CustomStringConvertible {
    /// The subject and how the two differ.
    public var description: String { "\(subject): \(message)" }
}
