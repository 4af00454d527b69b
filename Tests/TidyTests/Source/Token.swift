/// A word, number, string, comment or punctuation mark of Swift source.
struct Token: Equatable {
    enum Kind {
        case word
        case number
        /// A string or regular-expression literal; the code in its interpolations follows as tokens of its own.
        case string
        case comment
        /// One character: `->` is two tokens, in sources and in the patterns matched against them alike.
        case punctuation
    }

    let kind: Kind
    let text: String
    /// The line the token starts on, counted from 1.
    let line: Int
    /// The line the token ends on.
    let lastLine: Int
}
