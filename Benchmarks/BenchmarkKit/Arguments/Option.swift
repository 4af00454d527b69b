/// One option of a command.
struct Option: Sendable {
    /// Without the two dashes.
    let name: String

    /// What the value is called in the help; nil for a flag.
    let placeholder: String?

    /// A line for the help.
    let help: String

    init(_ name: String, _ placeholder: String? = nil, help: String) {
        self.name = name
        self.placeholder = placeholder
        self.help = help
    }
}

extension Option {
    /// As it is typed.
    var spelling: String { "--\(name)" + (placeholder.map { " \($0)" } ?? "") }
}
