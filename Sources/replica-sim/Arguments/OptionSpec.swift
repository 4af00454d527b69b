/// One option of a command: what it is called, what it takes, and what its help says.
struct OptionSpec: Sendable {
    /// Without the two dashes.
    let name: String

    /// What the value is called in the help; nil for a flag.
    let placeholder: String?

    /// One or more lines for the help.
    let help: String

    init(_ name: String, _ placeholder: String? = nil, help: String) {
        self.name = name
        self.placeholder = placeholder
        self.help = help
    }
}
