/// Pieces of text that have broken string code somewhere, from harmless to nasty.
enum HostileText {
    static let letters = [
        "a", "b", "c", "d", "e", "A", "Z", "0", "9", " ", "\n", "\t", "-", "_", "\"", "\\", "/", "%", "\u{0}",
    ]

    /// Scalars of each UTF-8 and UTF-16 width, and whole graphemes made of several.
    static let graphemes = [
        "é", "ß", "ñ", "中", "文", "한", "ي", "ש", "😀", "📊", "👍🏽", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🇩🇪", "🇯🇵", "❤️", "1️⃣",
        "e\u{301}", "n\u{303}\u{323}", "\u{1112}\u{1161}\u{11AB}", "नी", "\r\n", "𝒳", "𠮷",
    ]

    /// Scalars that mean something only beside others, and so merge with, or split, their neighbours.
    static let fragments = [
        "\u{200D}", "\u{FE0F}", "\u{FE0E}", "\u{301}", "\u{327}", "\u{20E3}", "\u{1F3FD}", "\u{1F1E9}", "\u{1F1EA}",
        "\u{1161}", "\u{11A8}", "\r", "\u{200B}", "\u{200F}", "\u{202E}", "\u{2066}", "\u{FEFF}", "\u{FFFD}",
        "\u{FFFF}",
        "\u{10FFFF}", "\u{E000}", "\u{D7FF}", "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{10000}", "\u{2028}",
        "\u{E0001}",
    ]
}
