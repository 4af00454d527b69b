/// Something that `crdt-bench` can do.
protocol Command {
    /// What is typed.
    static var name: String { get }

    /// What it does, for the help; nil hides it there.
    static var summary: String? { get }

    /// What follows the name and the options in the help.
    static var operands: String { get }

    /// The options that it takes.
    static var options: [Option] { get }

    /// Reads the command line.
    init(_ arguments: Arguments) throws(CommandFailure)

    /// Does it and returns the exit code.
    func run(_ console: Console) throws -> Int32
}

extension Command {
    static var operands: String { "" }

    /// The text of `--help`.
    static var help: String {
        let width = options.map(\.spelling.count).max() ?? 0
        let lines = options.map { option in
            "  \(option.spelling.padding(to: width))  \(option.help)"
        }
        let usage = "Usage: crdt-bench \(name)" + (options.isEmpty ? "" : " [options]") + operands
        return ([usage, "", summary ?? "", ""] + lines).joined(separator: "\n") + "\n"
    }
}

extension String {
    /// The string with spaces behind it, or before it, up to a width in Characters.
    func padding(to width: Int, before: Bool = false) -> String {
        let spaces = String(repeating: " ", count: max(0, width - count))
        return before ? spaces + self : self + spaces
    }
}
