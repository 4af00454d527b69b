/// Measurements in aligned columns; columns without a value are left out.
struct ResultTable {
    let measurements: [BenchmarkResult]
}

extension ResultTable {
    private typealias Column = (title: String, text: (BenchmarkResult) -> String?)

    private static var columns: [Column] {
        [
            ("name", { $0.name }),
            ("trace", { $0.trace }),
            ("ms", { $0.milliseconds.map(decimal) }),
            ("min", { $0.minimum.map(decimal) }),
            ("max", { $0.maximum.map(decimal) }),
            ("cpu ms", { $0.processorMilliseconds.map(decimal) }),
            ("runs", { $0.runs.map(String.init) }),
            ("ops", { $0.operations.map(String.init) }),
            ("ns/op", { $0.nanosecondsPerOperation.map(decimal) }),
            ("allocs/op", { $0.allocationsPerOperation.map(decimal) }),
            ("bytes", { $0.bytes.map(String.init) }),
            ("MB/s", { $0.megabytesPerSecond.map(decimal) }),
            ("ratio", { $0.ratio.map(decimal) }),
            ("against", { $0.yardstick }),
            ("peak MB", { $0.peakBytes.map { decimal(Double($0) / 1e6) } }),
            ("matches", { $0.matches.map { $0 ? "yes" : "NO" } }),
        ]
    }

    /// The table; nil without measurements.
    var table: Table? {
        if measurements.isEmpty { return nil }
        let rows = measurements.map { measurement in Self.columns.map { $0.text(measurement) } }
        let shown = Self.columns.indices.filter { column in rows.contains { $0[column] != nil } }
        let titles = shown.map { Self.columns[$0].title }
        return Table(
            titles: titles,
            rows: rows.map { row in shown.map { row[$0] ?? "" } },
            words: Set(titles.indices.filter { ["name", "trace", "against"].contains(titles[$0]) })
        )
    }

    /// For a terminal, with a line for the titles; empty without measurements.
    var text: String { table?.text ?? "" }

    /// A number with about four digits.
    static func decimal(_ value: Double) -> String {
        let places = abs(value) >= 100 ? 1 : abs(value) >= 10 ? 2 : 3
        let scale = [1.0, 10, 100, 1000][places]
        let scaled = (abs(value) * scale).rounded()
        let digits = String(Int(scaled)).padding(to: places + 1, before: true).replacing(" ", with: "0")
        return (value < 0 ? "-" : "") + digits.dropLast(places) + "." + digits.suffix(places)
    }
}
