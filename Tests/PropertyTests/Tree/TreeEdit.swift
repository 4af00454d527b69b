import CRDTKit

/// What is done to a tree. Indices are cut down to the number of siblings.
enum TreeEdit: Sendable {
    case insert(Int, under: OperationID?, at: Int)
    case move(OperationID, under: OperationID?, at: Int)
    case remove(OperationID)
    case update(OperationID, Int)
    case reset
}
