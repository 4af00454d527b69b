import Foundation
import RepositorySupport
import Testing

/// A place where a file breaks a rule.
struct Finding {
    let path: String
    let line: Int
    let message: String
}

extension Finding: CustomStringConvertible {
    var description: String {
        "\(path):\(line): \(message)"
    }
}

extension Finding {
    /// Where test output and an editor point to.
    var sourceLocation: SourceLocation {
        let file = Repository.root.appendingPathComponent(path)
        return SourceLocation(
            fileID: "Project/\(file.lastPathComponent)",
            filePath: file.path,
            line: line,
            column: 1
        )
    }
}
