/// Finds declarations and the lines their bodies span by following braces; it knows no more of the grammar than that
/// takes.
struct DeclarationParser {
    /// An open brace: the declaration it is the body of, if any, and what to go back to when it closes.
    private struct Scope {
        let declaration: Int?
        let outerDepth: Int
        let outerPending: Int?
    }

    private let tokens: [Token]
    private var declarations: [Declaration] = []
    private var scopes: [Scope] = []
    /// Parentheses and brackets open since the innermost brace.
    private var depth = 0
    /// The first attribute or modifier of a declaration whose keyword is still to come.
    private var prefixStart: Int?
    /// The declaration whose body may follow.
    private var pending: Int?

    private init(_ tokens: [Token]) {
        self.tokens = tokens
    }

    static func declarations(in tokens: [Token]) -> [Declaration] {
        var parser = DeclarationParser(tokens)
        for index in tokens.indices where tokens[index].kind != .comment {
            parser.read(index)
        }
        return parser.declarations
    }
}

extension DeclarationParser {
    private static let keywords: Set<String> = [
        "func", "init", "deinit", "subscript", "var", "let", "case", "struct", "enum", "class", "actor", "protocol",
        "extension", "typealias", "associatedtype", "import", "macro",
    ]

    private static let modifiers: Set<String> = [
        "public", "open", "package", "internal", "fileprivate", "private", "static", "class", "final", "mutating",
        "nonmutating", "borrowing", "consuming", "nonisolated", "isolated", "lazy", "weak", "unowned", "override",
        "indirect", "convenience", "required", "dynamic", "prefix", "postfix", "infix", "optional", "distributed",
    ]

    private mutating func read(_ index: Int) {
        let token = tokens[index]
        endVariableWithoutBody(before: index)
        switch token.text {
        case "(" where token.kind == .punctuation, "[" where token.kind == .punctuation:
            depth += 1
        case ")" where token.kind == .punctuation, "]" where token.kind == .punctuation:
            depth -= 1
        case "{" where token.kind == .punctuation:
            let isBody = depth == 0
            scopes.append(
                Scope(declaration: isBody ? pending : nil, outerDepth: depth, outerPending: isBody ? nil : pending)
            )
            pending = nil
            depth = 0
            prefixStart = nil
        case "}" where token.kind == .punctuation:
            close(at: token.line)
        default:
            if depth == 0 { readWord(at: index) }
        }
    }

    private mutating func close(at line: Int) {
        prefixStart = nil
        pending = nil
        guard let scope = scopes.popLast() else { return }
        depth = scope.outerDepth
        pending = scope.outerPending
        if let declaration = scope.declaration { declarations[declaration].lastLine = line }
    }

    private mutating func readWord(at index: Int) {
        let token = tokens[index]
        let previous = index > 0 ? tokens[index - 1].text : ""
        if token.kind == .punctuation, token.text == "@" {
            if prefixStart == nil { prefixStart = index }
        } else if token.kind == .word, isDeclaration(at: index, after: previous) {
            declare(at: index)
            prefixStart = nil
        } else if token.kind == .word, Self.modifiers.contains(token.text), previous != "." {
            if prefixStart == nil { prefixStart = index }
        } else if previous != "@" {
            prefixStart = nil
        }
    }

    private func isDeclaration(at index: Int, after previous: String) -> Bool {
        let keyword = tokens[index].text
        guard Self.keywords.contains(keyword), previous != ".", index + 1 < tokens.count else { return false }
        let next = tokens[index + 1]
        let enclosing = scopes.isEmpty ? nil : scopes.last?.declaration.map { declarations[$0].keyword }
        let isMember =
            scopes.isEmpty || enclosing.map { Declaration.typeKeywords.contains($0) || $0 == "extension" } == true
        switch keyword {
        case "func": return true
        case "case": return enclosing == "enum"
        case "var", "let": return isMember
        case "init": return isMember && "(<?!".contains(next.text)
        case "deinit", "subscript": return isMember
        case "class": return next.kind == .word && !Self.keywords.union(Self.modifiers).contains(next.text)
        default: return next.kind == .word
        }
    }

    private mutating func declare(at index: Int) {
        let token = tokens[index]
        let start = prefixStart ?? index
        let parent = scopes.last(where: { $0.declaration != nil })?.declaration
        declarations.append(
            Declaration(
                keyword: token.text,
                name: name(at: index),
                conformances: conformances(at: index),
                modifiers: modifiers(in: start..<index),
                firstLine: tokens[start].line,
                line: token.line,
                lastLine: token.line,
                parent: parent,
                comments: comments(above: start)
            )
        )
        let isRequirement = scopes.last?.declaration.map { declarations[$0].keyword == "protocol" } == true
        let hasBody = !["case", "import", "typealias", "associatedtype", "macro"].contains(token.text)
        pending = hasBody && (!isRequirement || token.text == "var") ? declarations.count - 1 : nil
    }
}

extension DeclarationParser {
    /// Gives up waiting for a variable's accessors where its line ends without asking for more.
    private mutating func endVariableWithoutBody(before index: Int) {
        guard let pending, depth == 0, ["var", "let"].contains(declarations[pending].keyword), index > 0 else { return }
        let previous = tokens[index - 1]
        let continues = previous.kind == .punctuation && "=,>:&|+-?".contains(previous.text)
        let opens = tokens[index].text == "{" || tokens[index].text == "."
        if previous.lastLine < tokens[index].line, !continues, !opens { self.pending = nil }
    }

    private func name(at index: Int) -> String {
        let keyword = tokens[index].text
        if keyword == "init" || keyword == "deinit" || keyword == "subscript" { return keyword }
        var next = index + 1
        if keyword == "import", next + 1 < tokens.count, tokens[next + 1].kind == .word,
            tokens[next + 1].line == tokens[next].line
        {
            next += 1
        }
        var name = tokens[next].text
        while next + 2 < tokens.count, tokens[next].kind == .word, tokens[next + 1].text == "." {
            next += 2
            name += "." + tokens[next].text
        }
        return name
    }

    private func conformances(at index: Int) -> [String] {
        let keyword = tokens[index].text
        guard keyword == "extension" || Declaration.typeKeywords.contains(keyword) else { return [] }
        let header = tokens[index...].prefix { $0.text != "{" && $0.text != "where" }
        return header.drop { $0.text != ":" }.filter { $0.kind == .word }.map(\.text)
    }

    private func modifiers(in range: Range<Int>) -> [String] {
        range.filter { tokens[$0].kind == .word && Self.modifiers.contains(tokens[$0].text) }
            .map { tokens[$0].text }
    }

    /// The comments on the lines directly above the token, without one that trails the code before.
    private func comments(above index: Int) -> [Token] {
        var first = index
        while first > 0, tokens[first - 1].kind == .comment, tokens[first - 1].lastLine >= tokens[first].line - 1 {
            first -= 1
        }
        if first > 0, first < index, tokens[first].line == tokens[first - 1].lastLine { first += 1 }
        return Array(tokens[first..<index])
    }
}
