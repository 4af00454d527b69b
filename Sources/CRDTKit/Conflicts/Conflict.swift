/// A place in a document where writes met of which none had seen the other, and nobody has written since.
public struct Conflict: Hashable, Sendable {
    /// Where.
    public let path: ValuePath

    /// What decided which of them shows.
    public let rule: ConflictRule

    /// The writes, the last one first; two at least.
    public let sides: [ConflictSide]
}

extension Conflict: CustomStringConvertible {
    /// The place, and each side's value and author.
    public var description: String {
        let sides = sides.map { side in
            "\(side.value?.description ?? "removed") by \(side.author)\(side.stands ? " stands" : "")"
        }
        return "\(path): " + sides.joined(separator: ", ")
    }
}
