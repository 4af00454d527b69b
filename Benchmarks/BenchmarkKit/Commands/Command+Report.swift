import Foundation

extension Command {
    /// `crdt-bench report FIGURES LORO PAGE`.
    static var report: Command {
        Command(
            name: "report",
            summary: "figures of 'all' and of Benchmarks/peers.py, written into a page such as Docs/PERFORMANCE.md",
            operands: "FIGURES LORO PAGE",
            options: [Option("published", "FILE", help: "the published figures (default Benchmarks/peers.json)")]
        ) { arguments, _ in
            try arguments.requireOperands(3)
            let (figures, page) = (arguments.operands[0], arguments.operands[2])
            let yardstick = Yardstick(
                ours: try ResultFile.read(figures),
                loro: try ResultFile.read(arguments.operands[1]),
                published: try PublishedFigures.read(arguments.values["published"] ?? "Benchmarks/peers.json")
            )
            guard let text = try? String(contentsOfFile: page, encoding: .utf8) else {
                throw CommandFailure.input(page, "there is no such page, or it may not be read")
            }
            let filled = fill(FigurePage(text), yardstick, try ResultFile.header(figures))
            try Data(filled.text.utf8).write(to: URL(filePath: page))
            return ExitCode.success
        }
    }

    private static func fill(_ page: FigurePage, _ yardstick: Yardstick, _ header: RunHeader?) -> FigurePage {
        var page = page
        page.replace("run", with: header?.markdown ?? "")
        page.replace("goals", with: GoalReport(yardstick: yardstick).table.markdown)
        page.replace("peers", with: PeerReport(yardstick: yardstick).table.markdown)
        page.replace("growth", with: GrowthTable(yardstick.ours).table.markdown)
        for (name, suite) in [
            ("shapes", Suite.shapes), ("types", .types), ("document", .document), ("payload", .payload),
        ] {
            let names = suite.figures.map(\.name)
            let results = yardstick.ours.filter { result in
                result.trace == nil && !result.name.hasPrefix("growth-") && names.contains { result.belongs(to: $0) }
            }
            page.replace(name, with: ResultTable(measurements: results).table?.markdown ?? "")
        }
        let texts = yardstick.ours.filter { $0.trace != nil }
        page.replace("text", with: ResultTable(measurements: texts).table?.markdown ?? "")
        return page
    }
}

extension BenchmarkResult {
    /// Whether it is one of a figure's lines, whose names begin like the figure's.
    fileprivate func belongs(to figure: String) -> Bool {
        name == figure || name.hasPrefix(figure.replacing("-coding", with: "") + "-")
    }
}
