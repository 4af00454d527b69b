/// A fenced block of Swift in a Markdown file, and the comment above it that says where it comes from.
struct CodeBlock {
    let path: String
    /// The line of the opening fence, counted from 1.
    let line: Int
    /// The lines between the fences, as positions in the file's list of lines.
    let content: Range<Int>
    let origin: Origin

    enum Origin: Hashable {
        /// `<!-- snippet: name -->`
        case snippet(String)
        /// `<!-- not compiled: reason -->`
        case notCompiled(reason: String)
        case unmarked
    }
}

extension CodeBlock {
    /// The Swift blocks among the lines of a Markdown file.
    static func blocks(in lines: [String], of path: String) -> [CodeBlock] {
        var blocks: [CodeBlock] = []
        var opening: Int?
        for (index, line) in lines.enumerated() where line.hasPrefix("```") {
            if let start = opening {
                if lines[start].hasPrefix("```swift") {
                    let origin = origin(above: start, in: lines)
                    blocks.append(CodeBlock(path: path, line: start + 1, content: (start + 1)..<index, origin: origin))
                }
                opening = nil
            } else {
                opening = index
            }
        }
        return blocks
    }

    private static func origin(above fence: Int, in lines: [String]) -> Origin {
        guard let marker = lines[..<fence].last(where: { !$0.isEmpty }) else { return .unmarked }
        if let name = argument(of: "snippet", in: marker) { return .snippet(name) }
        if let reason = argument(of: "not compiled", in: marker) { return .notCompiled(reason: reason) }
        return .unmarked
    }

    private static func argument(of keyword: String, in marker: String) -> String? {
        let opening = "<!-- \(keyword): "
        let closing = " -->"
        guard marker.hasPrefix(opening), marker.hasSuffix(closing) else { return nil }
        return String(marker.dropFirst(opening.count).dropLast(closing.count))
    }
}
