/// A text file of the project, with its tokens and declarations if it is Swift.
struct SourceFile {
    /// The path from the project's root.
    let path: String
    let lines: [Substring]
    /// All tokens; empty unless the file is Swift.
    let tokens: [Token]
    /// The tokens that are not comments.
    let code: [Token]
    let declarations: [Declaration]

    init(path: String, text: String) {
        self.path = path
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        tokens = path.hasSuffix(".swift") ? Lexer.tokens(of: text) : []
        code = tokens.filter { $0.kind != .comment }
        declarations = DeclarationParser.declarations(in: tokens)
    }
}

extension SourceFile {
    var isSwift: Bool {
        path.hasSuffix(".swift")
    }

    /// The name without folders and the `.swift` ending.
    var baseName: String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return isSwift ? String(name.dropLast(".swift".count)) : name
    }

    /// The type that the file is about, by its name: `A` for `A.swift` and for `A+Aspect.swift`.
    var typeName: String {
        String(baseName.prefix { $0 != "+" })
    }

    /// The target of a file in `Sources` or `Benchmarks`, by its folder.
    var module: String? {
        let parts = path.split(separator: "/")
        return parts.count > 2 && ["Sources", "Benchmarks"].contains(parts[0]) ? String(parts[1]) : nil
    }

    /// The comments on a line and on the comment lines directly above it.
    func comments(at line: Int) -> [Token] {
        var found = tokens.filter { $0.kind == .comment && ($0.line...$0.lastLine).contains(line) }
        var above = line - 1
        while let comment = tokens.first(where: { $0.kind == .comment && $0.lastLine == above }),
            lines[comment.line - 1].drop(while: { $0 == " " }).hasPrefix("/")
        {
            found.append(comment)
            above = comment.line - 1
        }
        return found
    }

    /// The tokens between a parenthesis and the one that closes it, without either; to the end if none does.
    func arguments(openedAt index: Int) -> ArraySlice<Token> {
        var depth = 0
        for position in index..<code.count where code[position].kind == .punctuation {
            if "([{".contains(code[position].text) { depth += 1 }
            if ")]}".contains(code[position].text) { depth -= 1 }
            if depth == 0 { return code[(index + 1)..<position] }
        }
        return code[(index + 1)...]
    }
}
