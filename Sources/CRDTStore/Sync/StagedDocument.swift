import CRDTKit

/// A document that took changes in, in memory, and what of that is to be written.
struct StagedDocument {
    var unsaved: [UnsavedChange] = []
    var refused: [(change: Change, error: DocumentError)] = []
    /// Changes on disk that were refused when their turn came.
    var refusedLater: [(id: OperationID, error: DocumentError)] = []
    var isInConflict = false
}
