/// A command: its name, its options and the text around them in its help.
struct CommandSpec: Sendable {
    let name: String
    let usage: String
    let summary: String

    /// A few words for the list of commands.
    let inBrief: String
    let options: [OptionSpec]

    /// What stands below the options.
    var notes = ""

    /// Whether arguments that are not options are taken.
    var takesFiles = false
}

extension CommandSpec {
    /// The text of `--help`.
    var help: String {
        var lines = ["\(usage)", "", summary, "", "Options:"]
        let width = options.map { Self.spelling($0).count }.max() ?? 0
        for option in options {
            let label = Self.spelling(option)
            let indented = option.help.split(separator: "\n", omittingEmptySubsequences: false)
            for (index, text) in indented.enumerated() {
                let head = index == 0 ? label : ""
                lines.append("  " + head + String(repeating: " ", count: width - head.count + 2) + text)
            }
        }
        if !notes.isEmpty { lines += ["", notes] }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func spelling(_ option: OptionSpec) -> String {
        "--\(option.name)" + (option.placeholder.map { " \($0)" } ?? "")
    }
}
