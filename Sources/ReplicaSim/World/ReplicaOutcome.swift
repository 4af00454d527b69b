/// A replica's final state.
public struct ReplicaOutcome: Sendable, Hashable {
    /// The digest of its content.
    public let digest: UInt64

    /// What it has seen, for people.
    public let version: String

    /// How many bytes its state takes, encoded.
    public let encodedSize: Int

    /// Creates an outcome.
    public init(digest: UInt64, version: String, encodedSize: Int) {
        self.digest = digest
        self.version = version
        self.encodedSize = encodedSize
    }
}
