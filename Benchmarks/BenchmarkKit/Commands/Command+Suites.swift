extension Command {
    /// `crdt-bench shapes`.
    static var shapes: Command { command(for: .shapes) }

    /// `crdt-bench types`.
    static var types: Command { command(for: .types) }

    /// `crdt-bench document`.
    static var document: Command { command(for: .document) }

    /// `crdt-bench payload`.
    static var payload: Command { command(for: .payload) }

    private static func command(for suite: Suite) -> Command {
        let names = suite.figures.map(\.name)
        return Command(
            name: suite.name,
            summary: suite.summary,
            options: MeasuringOptions.options(names: names)
        ) { arguments, console in
            try arguments.requireOperands(0)
            let options = try MeasuringOptions(arguments, names: names, console)
            var report = Report(options, console)
            for figure in suite.figures where options.wants(figure.name) {
                for measurement in try figure.measure(figure.name, options.bench) { report.add(measurement) }
            }
            return report.end()
        }
    }
}
