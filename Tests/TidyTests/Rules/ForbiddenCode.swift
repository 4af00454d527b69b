/// Code that must not occur, as Swift would be written, and why.
struct ForbiddenCode: Sendable {
    let tokens: [String]
    let reason: String
    /// The code is something else when one of these stands directly before it.
    let unlessAfter: Set<String>

    init(_ code: String, _ reason: String, unlessAfter: Set<String> = []) {
        tokens = Lexer.tokens(of: code).map(\.text)
        self.reason = reason
        self.unlessAfter = unlessAfter
    }
}

extension ForbiddenCode {
    /// The lines on which the code starts.
    func lines(in file: SourceFile) -> [Int] {
        file.code.indices.filter { start in
            guard file.code[start].text == tokens[0], start + tokens.count <= file.code.count else { return false }
            if start > 0, unlessAfter.contains(file.code[start - 1].text) { return false }
            return tokens.indices.allSatisfy {
                file.code[start + $0].text == tokens[$0] && file.code[start + $0].kind != .string
            }
        }.map { file.code[$0].line }
    }
}
