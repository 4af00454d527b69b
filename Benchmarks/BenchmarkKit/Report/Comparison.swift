/// Two runs, figure by figure.
struct Comparison {
    /// What two runs say of one figure.
    struct Row {
        let name: String
        let before: BenchmarkResult
        let after: BenchmarkResult
    }

    /// What both runs measured, in the order of the second.
    let rows: [Row]

    init(before: [BenchmarkResult], after: [BenchmarkResult]) {
        rows = after.compactMap { measurement in
            before.last { $0.name == measurement.name && $0.trace == measurement.trace }.map {
                Row(
                    name: [measurement.trace, measurement.name].compactMap(\.self).joined(separator: " "),
                    before: $0,
                    after: measurement
                )
            }
        }
    }
}

extension Comparison.Row {
    /// How many times as long it took; by the processor's time if both tell it, which others' work disturbs less.
    var timeRatio: Double? {
        Self.ratio(before.processorMilliseconds, after.processorMilliseconds)
            ?? Self.ratio(before.milliseconds, after.milliseconds)
    }

    /// How many times as many bytes.
    var byteRatio: Double? { Self.ratio(before.bytes.map(Double.init), after.bytes.map(Double.init)) }

    /// The greater of both.
    var worst: Double { max(timeRatio ?? 0, byteRatio ?? 0) }

    private static func ratio(_ before: Double?, _ after: Double?) -> Double? {
        guard let before, let after, before > 0 else { return nil }
        return after / before
    }
}

extension Comparison.Row {
    fileprivate var cells: [String] {
        [
            name,
            Self.text(before.milliseconds), Self.text(after.milliseconds), Self.text(timeRatio),
            Self.text(before.bytes), Self.text(after.bytes), Self.text(byteRatio),
        ]
    }

    private static func text(_ value: Double?) -> String { value.map(ResultTable.decimal) ?? "" }

    private static func text(_ value: Int?) -> String { value.map(String.init) ?? "" }
}

extension Comparison {
    /// The ratios as a table.
    var text: String {
        let titles = ["name", "ms before", "ms after", "ratio", "bytes before", "bytes after", "ratio"]
        return Table(titles: titles, rows: rows.map(\.cells), words: [0]).text
    }
}
