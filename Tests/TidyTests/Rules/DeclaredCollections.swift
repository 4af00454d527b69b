/// The names that sources declare, and which of them are of the types `Dictionary` or `Set`, as far as the text tells.
struct DeclaredCollections {
    enum Order {
        /// A `Dictionary` or `Set`.
        case unordered
        /// Another type that the declaration spells out.
        case ordered
        /// Something that the compiler infers.
        case inferred
    }

    /// Every name in the file: members, parameters and local variables.
    private var names: [String: Order] = [:]
    /// The members among them, which other files can see as well.
    private var members: [String: Order] = [:]

    /// Reads the declarations of one file.
    init(in file: SourceFile) {
        let variables = file.declarations.filter { ["var", "let"].contains($0.keyword) }
        let places = Set(variables.map { "\($0.line) \($0.name)" })
        for index in file.code.indices.dropLast() where file.code[index].kind == .word {
            guard let order = Self.order(ofDeclarationAt: index, in: file.code) else { continue }
            let name = file.code[index].text
            Self.note(order, for: name, in: &names)
            if places.contains("\(file.code[index].line) \(name)") { Self.note(order, for: name, in: &members) }
        }
    }

    /// Gathers what the files of a module can see of each other.
    init(membersOf files: [DeclaredCollections]) {
        for file in files {
            for (name, order) in file.members { Self.note(order, for: name, in: &members) }
        }
        names = members
    }
}

extension DeclaredCollections {
    /// What the declarations of a name say; if they disagree, that it is unordered.
    func order(of name: String) -> Order? {
        names[name]
    }

    private static func note(_ order: Order, for name: String, in orders: inout [String: Order]) {
        switch (orders[name], order) {
        case (.unordered, _): break
        case (_, .unordered), (nil, _), (.inferred, _): orders[name] = order
        default: break
        }
    }

    /// What the word at the index is declared as, or `nil` if it is not being declared.
    private static func order(ofDeclarationAt index: Int, in code: [Token]) -> Order? {
        let introducer = index > 0 ? code[index - 1].text : ""
        let isVariable = ["var", "let"].contains(introducer)
        switch code[index + 1].text {
        case ":":
            if isUnordered(at: index + 2, in: code, opening: "<") { return .unordered }
            return isVariable || isParameter(index, in: code) ? .ordered : nil
        case "=" where isVariable:
            if isUnordered(at: index + 2, in: code, opening: "<(") {
                return isConverted(at: index + 3, in: code) ? .inferred : .unordered
            }
            return code[index + 2].text.first?.isUppercase == true ? .ordered : .inferred
        case "in" where introducer == "for", ")" where isVariable:
            return .inferred
        default:
            return nil
        }
    }

    /// Whether the word stands in the parentheses of a function's or initialiser's declaration.
    private static func isParameter(_ index: Int, in code: [Token]) -> Bool {
        var depth = 0
        var position = index - 1
        while position > 0 {
            if ")]}".contains(code[position].text) { depth += 1 }
            if "([{".contains(code[position].text) { depth -= 1 }
            if depth < 0 { break }
            position -= 1
        }
        guard code[position].text == "(" else { return false }
        let before = code[..<position].suffix(40)
        let line = code[position].line
        return before.contains { ["func", "init", "subscript"].contains($0.text) && $0.line >= line - 1 }
    }

    private static let specifiers: Set<String> = ["inout", "borrowing", "consuming", "sending", "some", "any"]

    /// Whether a type or value that starts at the index is a `Dictionary` or `Set`.
    private static func isUnordered(at index: Int, in code: [Token], opening: String) -> Bool {
        var index = index
        while index < code.count, specifiers.contains(code[index].text) { index += 1 }
        guard index + 1 < code.count else { return false }
        if ["Set", "Dictionary"].contains(code[index].text) { return opening.contains(code[index + 1].text) }
        return code[index].text == "[" && isDictionaryBracket(at: index, in: code)
    }

    /// Whether a member follows the parentheses at the index, as in `Set(list).sorted()`, so that its type counts.
    private static func isConverted(at index: Int, in code: [Token]) -> Bool {
        guard code[index].text == "(" else { return false }
        var depth = 0
        for position in index..<code.count where code[position].kind == .punctuation {
            if "([{".contains(code[position].text) { depth += 1 }
            if ")]}".contains(code[position].text) { depth -= 1 }
            if depth == 0 { return position + 1 < code.count && code[position + 1].text == "." }
        }
        return false
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
