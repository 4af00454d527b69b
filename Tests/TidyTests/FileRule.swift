/// A rule that looks at one file at a time.
protocol FileRule: Rule {
    func applies(to file: SourceFile) -> Bool

    func findings(in file: SourceFile) -> [Finding]
}

extension FileRule {
    func findings(in tree: SourceTree) -> [Finding] {
        tree.files.filter(applies).flatMap(findings)
    }

    func applies(to file: SourceFile) -> Bool {
        file.isSwift
    }
}
