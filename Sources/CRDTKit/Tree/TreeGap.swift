/// Between which siblings a node is to be put.
struct TreeGap: Sendable {
    let parent: TreeParent

    /// Nil at an end of the list.
    let left: TreePosition?
    let right: TreePosition?
}
