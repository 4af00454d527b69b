/// Every random draw names the generator it draws from.
struct RandomnessRule: FileRule {
    let name = "randomness"

    /// The standard library's methods; they take no argument or a range, and with `using:` the generator to draw from.
    private static let draws: Set<String> = ["random", "shuffled", "shuffle", "randomElement"]

    func applies(to file: SourceFile) -> Bool {
        Layout.isDeterministic(file)
    }

    func findings(in file: SourceFile) -> [Finding] {
        file.code.indices.dropFirst().dropLast().compactMap { index in
            let token = file.code[index]
            guard token.kind == .word, Self.draws.contains(token.text), file.code[index - 1].text == ".",
                file.code[index + 1].text == "("
            else { return nil }
            let arguments = file.arguments(openedAt: index + 1)
            let isStandard = arguments.isEmpty || arguments.first?.text == "in"
            guard isStandard, !arguments.contains(where: { $0.text == "using" }) else { return nil }
            return Finding(
                path: file.path,
                line: token.line,
                message: "`.\(token.text)` without `using:` draws its own randomness"
            )
        }
    }
}
