public import CRDTKit

/// A local change that no one has acknowledged yet.
public struct OutboxEntry: Hashable, Sendable {
    /// Ascending in the order in which changes were committed; never used twice in a store.
    public let sequence: Int64

    /// The document that was edited.
    public let document: DocumentName

    /// The change; its id is what makes sending it twice harmless.
    public let change: Change

    /// Makes an entry, as a store does.
    public init(sequence: Int64, document: DocumentName, change: Change) {
        self.sequence = sequence
        self.document = document
        self.change = change
    }
}

extension OutboxEntry {
    /// What it is known by on both sides.
    public var id: EntryID { EntryID(document: document, change: change.id) }
}
