/// A reader finds a type in the file with its name, and its aspects in `Type+Aspect.swift`.
struct OneTypePerFileRule: FileRule {
    let name = "one type per file"

    func applies(to file: SourceFile) -> Bool {
        file.module != nil && file.isSwift && file.baseName != "main"
    }

    func findings(in file: SourceFile) -> [Finding] {
        let top = file.declarations.filter { $0.parent == nil && !$0.isFileLocal }
        let types = top.filter(\.isType)
        let extended = top.filter { $0.keyword == "extension" }
        let parts = file.baseName.split(separator: "+", maxSplits: 1).map(String.init)
        if parts.count == 2 {
            let isAspect = extended.contains { belongs($0, to: parts[0]) }
            return types.map { finding($0, in: file, "belongs into \($0.name).swift") }
                + extended.prefix(isAspect ? 0 : 1).map {
                    finding($0, in: file, "does not extend \(parts[0]), as the file's name says")
                }
        }
        if types.isEmpty {
            return extended.filter { _ in !extended.contains { belongs($0, to: file.baseName) } }.prefix(1).map {
                finding($0, in: file, "belongs into \($0.name)+Aspect.swift")
            }
        }
        return types.filter { $0.name != file.baseName }.map { finding($0, in: file, "belongs into \($0.name).swift") }
    }

    /// Whether the declaration is about the type: itself, one nested in it, or another's conformance to it.
    private func belongs(_ declaration: Declaration, to name: String) -> Bool {
        declaration.conformances.contains(name) || declaration.name == name || declaration.name.hasPrefix(name + ".")
            || declaration.name.hasSuffix("." + name)
    }

    private func finding(_ declaration: Declaration, in file: SourceFile, _ message: String) -> Finding {
        Finding(
            path: file.path,
            line: declaration.line,
            message: "`\(declaration.keyword) \(declaration.name)` \(message)"
        )
    }
}
