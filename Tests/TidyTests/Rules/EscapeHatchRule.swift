/// What switches off a check of the compiler's, or ends the process, says why in a comment above it.
struct EscapeHatchRule: FileRule {
    let name = "escape hatches"

    private static let hatches = [
        ForbiddenCode("@unchecked Sendable", "promises thread safety"),
        ForbiddenCode("nonisolated(unsafe)", "promises thread safety"),
        ForbiddenCode("unowned(unsafe)", "promises a lifetime"),
        ForbiddenCode("unsafeBitCast", "promises a layout"),
        ForbiddenCode("try!", "promises that nothing is thrown"),
        ForbiddenCode("as!", "promises a type"),
        ForbiddenCode("fatalError(", "ends the process", unlessAfter: ["func"]),
    ]

    func findings(in file: SourceFile) -> [Finding] {
        Self.hatches.flatMap { hatch in
            hatch.lines(in: file).filter { !isJustified(at: $0, in: file) }.map { line in
                Finding(
                    path: file.path,
                    line: line,
                    message: "`\(hatch.tokens.joined())` \(hatch.reason); a `//` comment above it must say why it may"
                )
            }
        }
    }

    /// A documentation comment is about the interface, so only a plain comment or one that says "unchecked" counts.
    private func isJustified(at line: Int, in file: SourceFile) -> Bool {
        file.comments(at: line).contains { !$0.text.hasPrefix("///") || $0.text.contains("unchecked") }
    }
}
