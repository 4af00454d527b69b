/// How many entries of a document are in the outbox, at some moment.
public struct OutboxCount: Hashable, Sendable {
    /// The document.
    public let document: DocumentName

    /// How many entries of it nobody has acknowledged.
    public let pending: Int

    /// Ascending with every change of the outbox, so that of two counts the later one is known, however they arrive.
    public let tick: UInt64

    /// Makes a count.
    public init(document: DocumentName, pending: Int, tick: UInt64) {
        self.document = document
        self.pending = pending
        self.tick = tick
    }
}
