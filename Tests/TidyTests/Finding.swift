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
