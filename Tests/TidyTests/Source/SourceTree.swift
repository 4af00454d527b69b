import RepositorySupport

/// The text files that a rule looks at together.
struct SourceTree {
    let files: [SourceFile]
}

extension SourceTree {
    /// Data sets are neither written nor read by hand.
    private static let largestText = 300_000

    private static let binaryEndings = [".gz", ".png", ".bin", ".crdt", ".sqlite", ".ico"]

    /// Every text file of the project.
    static func repository() throws -> SourceTree {
        let paths = try Repository.paths().filter { path in !binaryEndings.contains { path.hasSuffix($0) } }
        return SourceTree(
            files: try paths.compactMap { path in
                guard let text = try Repository.text(at: path), text.utf8.count <= largestText else { return nil }
                return SourceFile(path: path, text: text)
            }
        )
    }
}
