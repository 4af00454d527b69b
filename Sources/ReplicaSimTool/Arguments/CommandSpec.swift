/// A command: its name, its options and the text around them in its help.
package struct CommandSpec: Sendable {
    package let name: String
    package let usage: String
    package let summary: String

    /// A few words for the list of commands.
    package let inBrief: String
    package let options: [OptionSpec]

    /// What stands below the options.
    package var notes = ""

    /// Whether arguments that are not options are taken.
    package var takesFiles = false

    package init(
        name: String,
        usage: String,
        summary: String,
        inBrief: String,
        options: [OptionSpec],
        notes: String = "",
        takesFiles: Bool = false
    ) {
        self.name = name
        self.usage = usage
        self.summary = summary
        self.inBrief = inBrief
        self.options = options
        self.notes = notes
        self.takesFiles = takesFiles
    }
}

extension CommandSpec {
    /// The text of `--help`.
    package var help: String {
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
