/// A replica's final state.
public struct ReplicaOutcome: Sendable, Hashable {
    /// The digest of its content.
    public let digest: UInt64

    /// What it has seen, for people.
    public let version: String

    /// What it shows, for people; only kept where runs are recorded.
    public let content: String

    /// Creates an outcome.
    public init(digest: UInt64, version: String, content: String = "") {
        self.digest = digest
        self.version = version
        self.content = content
    }
}
