/// Floating point rounds differently from one build to the next; where it decides nothing, an `Allowance` says so.
struct FloatingPointRule: FileRule {
    let name = "floating point"

    private static let types: Set<String> = [
        "Float", "Double", "Float16", "Float32", "Float64", "Float80", "CGFloat", "TimeInterval",
    ]

    func applies(to file: SourceFile) -> Bool {
        Layout.isDeterministic(file)
    }

    func findings(in file: SourceFile) -> [Finding] {
        file.code.filter(isFloatingPoint).map {
            Finding(path: file.path, line: $0.line, message: "`\($0.text)` is floating point; see Allowance.swift")
        }
    }

    private func isFloatingPoint(_ token: Token) -> Bool {
        switch token.kind {
        case .word: Self.types.contains(token.text)
        case .number: token.text.contains(".") || (!token.text.hasPrefix("0x") && token.text.lowercased().contains("e"))
        default: false
        }
    }
}
