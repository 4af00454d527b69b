import ReplicaSim

/// A command line taken apart by a ``CommandSpec``.
package struct ParsedArguments {
    package let command: CommandSpec
    package private(set) var values: [String: String] = [:]
    package private(set) var files: [String] = []
    package private(set) var asksForHelp = false

    /// Takes `--option value`, `--option=value`, flags and files apart; `--` ends the options.
    package init(_ arguments: some Sequence<String>, of command: CommandSpec) throws(UsageError) {
        self.command = command
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                for file in rest { try add(file: file) }
                return
            }
            if argument == "-h" || argument == "--help" {
                asksForHelp = true
            } else if argument.hasPrefix("-"), argument != "-" {
                try add(option: argument, rest: &rest)
            } else {
                try add(file: argument)
            }
        }
    }
}

extension ParsedArguments {
    private mutating func add(file: String) throws(UsageError) {
        guard command.takesFiles else {
            throw UsageError(message: "'\(command.name)' takes no argument '\(file)'", command: command.name)
        }
        files.append(file)
    }

    private mutating func add(option argument: String, rest: inout ArraySlice<String>) throws(UsageError) {
        let parts = argument.drop { $0 == "-" }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts.first.map(String.init) ?? ""
        guard argument.hasPrefix("--"), let option = command.options.first(where: { $0.name == name }) else {
            let near = Suggestion.text(for: name, among: command.options.map(\.name), prefix: "--")
            let shown = argument.prefix { $0 != "=" }
            throw UsageError(message: "unknown option '\(shown)'.\(near)", command: command.name)
        }
        let attached = parts.count == 2 ? String(parts[1]) : nil
        guard let placeholder = option.placeholder else {
            if attached != nil { throw UsageError(message: "'--\(name)' takes no value", command: command.name) }
            values[name] = ""
            return
        }
        if let attached {
            values[name] = attached
        } else if let next = rest.first, !next.hasPrefix("--") {
            values[name] = next
            rest.removeFirst()
        } else {
            throw UsageError(message: "'--\(name)' needs a value: \(placeholder)", command: command.name)
        }
    }

    /// Whether a flag is given.
    package func has(_ flag: String) -> Bool { values[flag] != nil }

    /// The value of an option, read by its type's own spelling.
    package func value<Value: LosslessStringConvertible>(
        _ name: String,
        default fallback: Value,
        expected: String,
        where isValid: (Value) -> Bool = { _ in true }
    ) throws(UsageError) -> Value {
        guard let text = values[name] else { return fallback }
        guard let value = Value(text), isValid(value) else {
            throw UsageError(message: "'--\(name) \(text)': expected \(expected)", command: command.name)
        }
        return value
    }

    /// The value of a numeric option within a range.
    package func number(_ name: String, in range: ClosedRange<Int>, default fallback: Int) throws(UsageError) -> Int {
        try value(
            name,
            default: fallback,
            expected: "a whole number from \(range.lowerBound) to \(range.upperBound)"
        ) { range.contains($0) }
    }

    /// The value of an option that names one of a few choices.
    package func choice(_ name: String, among choices: [String], default fallback: String) throws(UsageError) -> String
    {
        guard let text = values[name] else { return fallback }
        guard choices.contains(text) else {
            let near = Suggestion.text(for: text, among: choices)
            let known = near.isEmpty ? " One of: \(choices.joined(separator: ", "))." : near
            throw UsageError(message: "unknown \(name) '\(text)'.\(known)", command: command.name)
        }
        return text
    }
}
