/// Where a node hangs, and where among its siblings it stands.
struct TreePlace: Hashable, Sendable {
    let parent: TreeParent

    /// Empty in the trash, where nobody looks.
    let position: TreePosition
}

extension TreePlace {
    static let trash = TreePlace(parent: .trash, position: TreePosition(levels: []))
}
