import CRDTKit

/// What can be done to a tree. Where among its siblings a node comes to stand is no concern of the model's.
enum TreeEdit: Sendable, Hashable {
    case insert(Int, under: OperationID?, at: Int)
    case move(OperationID, under: OperationID?, at: Int)
    case remove(OperationID)
    case update(OperationID, Int)
}
