import Foundation
import RepositorySupport

/// The Markdown files whose code is kept compiling, and the sources it comes from.
enum Documentation {
    /// The README and every article of a DocC catalog.
    static func articlePaths() throws -> [String] {
        try Repository.paths().filter { $0 == "README.md" || ($0.contains(".docc/") && $0.hasSuffix(".md")) }
    }

    static func lines(of path: String) throws -> [String] {
        let text = try Repository.text(at: path) ?? ""
        return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    static func blocks() throws -> [CodeBlock] {
        try articlePaths().flatMap { CodeBlock.blocks(in: try lines(of: $0), of: $0) }
    }

    static func snippets() throws -> [Snippet] {
        try Repository.paths().filter { $0.hasPrefix("Tests/ReadmeTests/Snippets/") && $0.hasSuffix(".swift") }
            .flatMap { Snippet.snippets(in: try Repository.text(at: $0) ?? "") }
    }

    /// Replaces what each marked block shows by the source it names.
    static func rewriteBlocks() throws {
        let snippets = Dictionary(grouping: try snippets(), by: \.name)
        for path in try articlePaths() {
            var lines = try lines(of: path)
            for block in CodeBlock.blocks(in: lines, of: path).reversed() {
                guard case .snippet(let name) = block.origin, let snippet = snippets[name]?.first else { continue }
                lines.replaceSubrange(block.content, with: snippet.lines)
            }
            let text = lines.joined(separator: "\n")
            guard text != (try Repository.text(at: path)) else { continue }
            try Data(text.utf8).write(to: Repository.root.appendingPathComponent(path))
        }
    }
}
