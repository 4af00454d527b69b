public import CRDTKit

/// A local change that no one has acknowledged yet.
public struct OutboxEntry: Hashable, Sendable {
    /// Ascending in the order in which changes were committed; never used twice in a store.
    public let sequence: Int64

    /// The document that was edited.
    public let document: DocumentName

    /// The change; its id is what makes sending it twice harmless.
    public let change: Change
}
