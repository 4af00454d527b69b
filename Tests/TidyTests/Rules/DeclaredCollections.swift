/// The names that sources declare with a type, and whether that type is a `Dictionary` or `Set`.
struct DeclaredCollections {
    /// Whether each name is unordered; a name declared both ways counts as unordered.
    private var unordered: [String: Bool] = [:]

    init(in file: SourceFile) {
        let code = file.code
        for index in code.indices.dropLast(2) where code[index].kind == .word {
            if code[index + 1].text == ":" {
                let isDeclared = index > 0 && ["var", "let"].contains(code[index - 1].text)
                note(code[index].text, isUnordered: Self.isUnorderedType(at: index + 2, in: code), isSure: isDeclared)
            } else if code[index + 1].text == "=", index > 0, ["var", "let"].contains(code[index - 1].text) {
                if Self.isUnorderedValue(at: index + 2, in: code) {
                    note(code[index].text, isUnordered: true, isSure: true)
                } else if code[index + 2].text.first?.isUppercase == true {
                    note(code[index].text, isUnordered: false, isSure: true)
                }
            }
        }
    }

    init(merging others: [DeclaredCollections]) {
        for other in others { unordered.merge(other.unordered) { $0 || $1 } }
    }
}

extension DeclaredCollections {
    /// Whether a name is a `Dictionary` or `Set`, or `nil` if no declaration says.
    func isUnordered(_ name: String) -> Bool? {
        unordered[name]
    }

    private mutating func note(_ name: String, isUnordered: Bool, isSure: Bool) {
        guard isUnordered || isSure else { return }
        unordered[name] = isUnordered || unordered[name] == true
    }

    private static let specifiers: Set<String> = ["inout", "borrowing", "consuming", "sending", "some", "any"]

    private static func isUnorderedType(at index: Int, in code: [Token]) -> Bool {
        var index = index
        while index < code.count, specifiers.contains(code[index].text) { index += 1 }
        guard index + 1 < code.count else { return false }
        if ["Set", "Dictionary"].contains(code[index].text) { return code[index + 1].text == "<" }
        return code[index].text == "[" && isDictionaryBracket(at: index, in: code)
    }

    private static func isUnorderedValue(at index: Int, in code: [Token]) -> Bool {
        guard index + 1 < code.count else { return false }
        if ["Set", "Dictionary"].contains(code[index].text) { return "<(".contains(code[index + 1].text) }
        return code[index].text == "[" && isDictionaryBracket(at: index, in: code)
    }

    /// Whether the bracket holds a colon of its own: `[Key: Value]`, but not `[(name: Int)]`.
    private static func isDictionaryBracket(at index: Int, in code: [Token]) -> Bool {
        var depth = 0
        for token in code[index...] where token.kind == .punctuation {
            if "([{".contains(token.text) { depth += 1 }
            if ")]}".contains(token.text) { depth -= 1 }
            if depth == 0 { return false }
            if depth == 1, token.text == ":" { return true }
        }
        return false
    }
}
