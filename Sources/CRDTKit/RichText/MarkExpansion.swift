/// On which sides a mark takes in what is typed at its edges.
///
/// Text typed right after bold text is bold, so bold expands after; text typed at the end of a link or a comment is not
/// part of it, so these expand on neither side.
public enum MarkExpansion: Hashable, Sendable, Codable {
    /// Neither side: links, comments.
    case none

    /// What is typed right before the first character becomes part of it.
    case before

    /// What is typed right after the last character becomes part of it: bold, italic.
    case after

    /// Both sides.
    case both
}

extension MarkExpansion {
    var includesBefore: Bool { self == .before || self == .both }
    var includesAfter: Bool { self == .after || self == .both }
}
