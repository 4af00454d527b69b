/// The project reads the same wherever it is checked out: no paths of one machine, nothing about who made it and how.
struct WorkplaceWordsRule: FileRule {
    let name = "workplace words"

    /// Folders at the root of somebody's machine.
    private static let machineFolders = ["/root", "/home", "/Users", "/work", "/tmp"]

    /// What only somebody who was there could look up.
    private static let words = [
        "../shared/", "field-cases.md", "this session", "previous session", "AI agent", "AI-generated",
    ]

    func applies(to file: SourceFile) -> Bool {
        true
    }

    func findings(in file: SourceFile) -> [Finding] {
        zip(1..., file.lines).flatMap { number, line in
            (Self.words.filter { line.contains($0) } + Self.machineFolders.filter { names($0, in: line) }).map {
                Finding(path: file.path, line: number, message: "`\($0)` is about one workplace")
            }
        }
    }

    /// Whether the line has the folder as the start of an absolute path, and not within another path or address.
    private func names(_ folder: String, in line: Substring) -> Bool {
        var rest = line[...]
        while let range = rest.firstRange(of: folder) {
            let before = range.lowerBound > line.startIndex ? line[line.index(before: range.lowerBound)] : " "
            let after = range.upperBound < line.endIndex ? line[range.upperBound] : " "
            if !before.isLetter, !before.isNumber, !"._-~)}*/".contains(before), after == "/" { return true }
            rest = rest[range.upperBound...]
        }
        return false
    }
}
