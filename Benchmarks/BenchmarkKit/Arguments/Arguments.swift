/// A command line taken apart.
struct Arguments {
    /// What follows the options' names; empty for flags.
    private(set) var values: [String: String] = [:]

    /// What is no option.
    private(set) var operands: [String] = []

    /// Takes `--option value`, `--option=value`, flags and operands apart.
    /// - Throws: ``CommandFailure`` for an option that the command does not have, or that lacks its value.
    init(_ words: some Sequence<String>, options: [Option]) throws(CommandFailure) {
        var rest = Array(words)[...]
        while let word = rest.popFirst() {
            guard word.hasPrefix("--") else {
                operands.append(word)
                continue
            }
            let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0])
            guard let option = options.first(where: { $0.name == name }) else {
                throw .usage("unknown option '--\(name)'")
            }
            let attached = parts.count == 2 ? String(parts[1]) : nil
            guard let placeholder = option.placeholder else {
                guard attached == nil else { throw .usage("'--\(name)' takes no value") }
                values[name] = ""
                continue
            }
            guard let value = attached ?? rest.popFirst() else {
                throw .usage("'--\(name)' needs a value: \(placeholder)")
            }
            values[name] = value
        }
    }
}

extension Arguments {
    /// Whether a flag is given.
    func has(_ flag: String) -> Bool { values[flag] != nil }

    /// A whole number within a range.
    func number(_ name: String, in range: ClosedRange<Int>, default fallback: Int) throws(CommandFailure) -> Int {
        guard let text = values[name] else { return fallback }
        guard let value = Int(text), range.contains(value) else {
            throw .usage("'--\(name) \(text)': expected a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return value
    }

    /// Names separated by commas, each among those known; nil if the option is not given.
    func names(_ name: String, among known: [String]) throws(CommandFailure) -> [String]? {
        guard let text = values[name] else { return nil }
        let names = text.split(separator: ",").map(String.init)
        if let stranger = names.first(where: { !known.contains($0) }) {
            throw .usage("'--\(name)': '\(stranger)' is none of \(known.joined(separator: ", "))")
        }
        return names
    }

    /// Makes sure that there are as many operands as the command takes.
    func requireOperands(_ count: Int) throws(CommandFailure) {
        if operands.count > count { throw .usage("unexpected argument '\(operands[count])'") }
        if operands.count < count { throw .usage("\(count) files are needed") }
    }
}
