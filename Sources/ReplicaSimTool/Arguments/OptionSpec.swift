/// One option of a command: what it is called, what it takes, and what its help says.
package struct OptionSpec: Sendable {
    /// Without the two dashes.
    package let name: String

    /// What the value is called in the help; nil for a flag.
    package let placeholder: String?

    /// One or more lines for the help.
    package let help: String

    package init(_ name: String, _ placeholder: String? = nil, help: String) {
        self.name = name
        self.placeholder = placeholder
        self.help = help
    }
}
