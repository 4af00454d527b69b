/// What is left to do stands where work is planned, not in comments.
struct UnfinishedMarkRule: FileRule {
    let name = "unfinished marks"

    private static let marks: Set<String> = ["TODO", "FIXME", "XXX", "HACK"]

    func findings(in file: SourceFile) -> [Finding] {
        file.tokens.filter { $0.kind == .comment }.flatMap { comment in
            let words = comment.text.split { !$0.isLetter }.map(String.init)
            return Self.marks.intersection(words).sorted().map {
                Finding(path: file.path, line: comment.line, message: "`\($0)` in a comment")
            }
        }
    }
}
