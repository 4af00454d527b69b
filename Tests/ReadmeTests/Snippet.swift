/// A marked region of a source file that documentation shows.
struct Snippet {
    let name: String
    /// Its lines without the indentation they share.
    let lines: [String]
}

extension Snippet {
    private static let opening = "// snippet:begin "
    private static let closing = "// snippet:end"

    /// The regions between `// snippet:begin name` and `// snippet:end`.
    static func snippets(in text: String) -> [Snippet] {
        var snippets: [Snippet] = []
        var open: (name: String, lines: [String])?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            let bare = line.drop { $0 == " " }
            if bare.hasPrefix(opening) {
                open = (String(bare.dropFirst(opening.count)), [])
            } else if bare == closing, let (name, lines) = open {
                snippets.append(Snippet(name: name, lines: unindented(lines)))
                open = nil
            } else {
                open?.lines.append(line)
            }
        }
        return snippets
    }

    static func unindented(_ lines: [String]) -> [String] {
        let shared = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.map { String($0.dropFirst(shared)) }
    }
}
