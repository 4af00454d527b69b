/// A move in the log: a node came to hang somewhere, which is how it was created and removed, too.
struct TreeMove: Hashable, Sendable {
    /// When and by whom; the log ascends by it.
    let order: WriteOrder

    let node: OperationID

    /// Where it came to.
    let place: TreePlace

    /// Whether the move took effect, after all that come before it in the log: one below the node itself does not.
    var isEffective = false

    /// Where the node was before; nil if it was created.
    var replaced: TreePlace?

    init(_ node: OperationID, to place: TreePlace, by authorship: Authorship) {
        order = authorship.writeOrder
        self.node = node
        self.place = place
    }
}

extension TreeMove {
    var id: OperationID { order.id }
    var isCreation: Bool { node == id }
    var authorship: Authorship { Authorship(id: id, stamp: order.stamp) }
}
