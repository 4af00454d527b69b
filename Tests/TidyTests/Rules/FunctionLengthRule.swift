/// A function fits a screen.
struct FunctionLengthRule: FileRule {
    let name = "function length"

    static let mostLines = 60

    private static let keywords: Set<String> = ["func", "init", "deinit", "subscript", "var"]

    func findings(in file: SourceFile) -> [Finding] {
        file.declarations.compactMap { declaration in
            let count = declaration.lastLine - declaration.line + 1
            guard Self.keywords.contains(declaration.keyword), count > Self.mostLines else { return nil }
            return Finding(
                path: file.path,
                line: declaration.line,
                message: "`\(declaration.name)` has \(count) lines, more than \(Self.mostLines)"
            )
        }
    }
}
