/// Something that `crdt-bench` can do.
struct Command {
    /// What is typed.
    let name: String

    /// What it does, for the help; nil hides it there.
    let summary: String?

    /// What follows the options in the help.
    var operands = ""

    /// The options that it takes.
    let options: [Option]

    /// Does it and returns the exit code.
    let run: (Arguments, Console) throws -> Int32
}

extension Command {
    /// All of them.
    static var all: [Command] {
        [text, shapes, types, document, payload, everything, compare, peers, report, instructions, traceMemory, work]
    }

    /// The text of `--help`.
    var help: String {
        let width = options.map(\.spelling.count).max() ?? 0
        let lines = options.map { "  \($0.spelling.padding(to: width))  \($0.help)" }
        let usage = ["Usage: crdt-bench \(name)", options.isEmpty ? "" : "[options]", operands]
        return ([usage.filter { !$0.isEmpty }.joined(separator: " "), "", summary ?? "", ""] + lines)
            .joined(separator: "\n") + "\n"
    }
}

extension String {
    /// The string with spaces behind it, or before it, up to a width in Characters.
    func padding(to width: Int, before: Bool = false) -> String {
        let spaces = String(repeating: " ", count: max(0, width - count))
        return before ? spaces + self : self + spaces
    }
}
