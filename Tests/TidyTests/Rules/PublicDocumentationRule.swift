/// Every public symbol says what it is.
struct PublicDocumentationRule: FileRule {
    let name = "public documentation"

    private static let undocumented: Set<String> = ["import", "extension", "deinit"]

    func applies(to file: SourceFile) -> Bool {
        file.module != nil && file.isSwift
    }

    func findings(in file: SourceFile) -> [Finding] {
        file.declarations.filter {
            !Self.undocumented.contains($0.keyword) && !$0.isDocumented && isPublic($0, in: file)
        }.map {
            Finding(
                path: file.path,
                line: $0.line,
                message: "public `\($0.keyword) \($0.name)` without a `///` comment"
            )
        }
    }

    /// Whether it is public by its own words or by those of what is around it.
    private func isPublic(_ declaration: Declaration, in file: SourceFile) -> Bool {
        if declaration.isPublic { return true }
        guard let parent = declaration.parent.map({ file.declarations[$0] }), parent.isPublic else { return false }
        switch parent.keyword {
        case "enum": return declaration.keyword == "case"
        case "protocol": return true
        case "extension": return !declaration.isFileLocal && !declaration.modifiers.contains("internal")
        default: return false
        }
    }
}
