extension Command {
    /// `crdt-bench compare A B`.
    static var compare: Command {
        Command(
            name: "compare",
            summary: "two files of measurements, as ratios",
            operands: "BEFORE AFTER",
            options: [
                Option("threshold", "RATIO", help: "exit code 1 if anything takes more than so many times as much")
            ]
        ) { arguments, console in
            let threshold = try arguments.threshold()
            try arguments.requireOperands(2)
            let comparison = Comparison(
                before: try ResultFile.read(arguments.operands[0]),
                after: try ResultFile.read(arguments.operands[1])
            )
            console.print(comparison.text)
            let worse = comparison.rows.filter { $0.worst > threshold ?? .infinity }
            for row in worse { console.complain("\(row.name): \(ResultTable.decimal(row.worst)) times as much") }
            return worse.isEmpty ? ExitCode.success : ExitCode.failure
        }
    }
}

extension Arguments {
    fileprivate func threshold() throws(CommandFailure) -> Double? {
        guard let text = values["threshold"] else { return nil }
        guard let value = Double(text), value > 0 else {
            throw .usage("'--threshold \(text)': expected a number such as 1.1")
        }
        return value
    }
}
