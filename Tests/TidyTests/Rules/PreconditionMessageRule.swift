/// A trap tells the caller what was wrong with the call.
struct PreconditionMessageRule: FileRule {
    let name = "precondition messages"

    func applies(to file: SourceFile) -> Bool {
        file.module != nil
    }

    func findings(in file: SourceFile) -> [Finding] {
        file.code.indices.dropLast().compactMap { index in
            let token = file.code[index]
            guard token.kind == .word, file.code[index + 1].text == "(",
                ["precondition", "preconditionFailure", "fatalError"].contains(token.text)
            else { return nil }
            let arguments = file.arguments(openedAt: index + 1)
            let hasMessage = token.text == "precondition" ? hasSecond(arguments) : !arguments.isEmpty
            return hasMessage
                ? nil : Finding(path: file.path, line: token.line, message: "`\(token.text)` without a message")
        }
    }

    private func hasSecond(_ arguments: ArraySlice<Token>) -> Bool {
        var depth = 0
        for token in arguments where token.kind == .punctuation {
            if "([{".contains(token.text) { depth += 1 }
            if ")]}".contains(token.text) { depth -= 1 }
            if depth == 0, token.text == "," { return true }
        }
        return false
    }
}
