public import CRDTKit

/// Which entry of an outbox: the change's id within its document, which is also what makes sending it twice harmless.
public struct EntryID: Hashable, Sendable {
    /// The document that was edited.
    public let document: DocumentName

    /// The id of the change.
    public let change: OperationID

    /// Names an entry.
    public init(document: DocumentName, change: OperationID) {
        self.document = document
        self.change = change
    }
}
