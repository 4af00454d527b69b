/// A declaration found in Swift source: what it declares, where, in what, and what is written about it.
struct Declaration {
    /// `func`, `struct`, `case` and so on.
    let keyword: String
    let name: String
    /// The words between its name's colon and its body: what a type inherits or conforms to.
    let conformances: [String]
    /// Access levels, `static`, `mutating` and the like, without attributes.
    let modifiers: [String]
    /// The line of its first attribute or modifier.
    let firstLine: Int
    /// The line of its keyword.
    let line: Int
    /// The line of its closing brace, or its keyword's line if it has no body.
    var lastLine: Int
    /// The position of the declaration around it in the file's list.
    let parent: Int?
    /// The comments directly above it, outermost first.
    let comments: [Token]
}

extension Declaration {
    static let typeKeywords: Set<String> = ["struct", "enum", "class", "actor", "protocol"]

    var isType: Bool {
        Self.typeKeywords.contains(keyword)
    }

    var isPublic: Bool {
        modifiers.contains("public") || modifiers.contains("open")
    }

    var isFileLocal: Bool {
        modifiers.contains("private") || modifiers.contains("fileprivate")
    }

    /// Whether a documentation comment stands directly above it.
    var isDocumented: Bool {
        guard let last = comments.last else { return false }
        return last.text.hasPrefix("///") || last.text.hasPrefix("/**")
    }
}
