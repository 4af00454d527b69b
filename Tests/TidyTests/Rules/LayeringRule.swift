/// Arrows between targets point one way; see `Layout`.
struct LayeringRule: FileRule {
    let name = "layering"

    func applies(to file: SourceFile) -> Bool {
        file.module != nil && file.isSwift
    }

    func findings(in file: SourceFile) -> [Finding] {
        let allowed = Layout.target(of: file)?.imports ?? []
        return file.declarations.filter { $0.keyword == "import" }.compactMap { declaration in
            let imported = declaration.name.split(separator: ".").first.map(String.init) ?? declaration.name
            guard !allowed.contains(imported) else { return nil }
            return Finding(
                path: file.path,
                line: declaration.line,
                message: "\(file.module ?? "") may not import \(imported)"
            )
        }
    }
}
