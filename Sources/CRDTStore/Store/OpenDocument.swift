import CRDTKit

/// A document as the store's actor holds it: in memory it may be ahead of the disk, if writing failed.
struct OpenDocument<Root: InitializableReplicated>: Sendable {
    var document: Document<Root>
    var unsaved: [UnsavedChange] = []
    /// How many changes are in the table besides the snapshot.
    var tableCount: Int
}
