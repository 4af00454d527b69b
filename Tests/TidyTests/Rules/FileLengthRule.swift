/// A file tells one story.
struct FileLengthRule: FileRule {
    let name = "file length"

    static let mostLines = 400

    func findings(in file: SourceFile) -> [Finding] {
        let count = file.lines.count - (file.lines.last?.isEmpty == true ? 1 : 0)
        return count > Self.mostLines
            ? [Finding(path: file.path, line: 1, message: "\(count) lines, more than \(Self.mostLines)")] : []
    }
}
