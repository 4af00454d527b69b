/// What operations cost at sizes, from figures named `growth-TYPE-OPERATION-SIZE`: one row an operation, one column a size.
struct GrowthTable {
    private let measurements: [BenchmarkResult]

    init(_ measurements: [BenchmarkResult]) {
        self.measurements = measurements.filter { $0.name.hasPrefix(Self.prefix) }
    }
}

extension GrowthTable {
    private static let prefix = "growth-"

    private func parts(_ measurement: BenchmarkResult) -> (operation: String, size: Int)? {
        let words = measurement.name.dropFirst(Self.prefix.count).split(separator: "-")
        guard let size = words.last.flatMap({ Int($0) }) else { return nil }
        return (words.dropLast().joined(separator: "-"), size)
    }

    /// In microseconds: of one operation where several are measured at once, else of the whole.
    var table: Table {
        var operations: [String] = []
        var cells: [String: [Int: String]] = [:]
        for measurement in measurements {
            guard let (operation, size) = parts(measurement) else { continue }
            if cells[operation] == nil { operations.append(operation) }
            let microseconds = measurement.nanosecondsPerOperation.map { $0 / 1e3 } ?? measurement.time.map { $0 * 1e3 }
            cells[operation, default: [:]][size] = microseconds.map(ResultTable.decimal)
        }
        let sizes = Set(cells.values.flatMap(\.keys)).sorted()
        return Table(
            titles: ["µs"] + sizes.map(String.init),
            rows: operations.map { operation in [operation] + sizes.map { cells[operation]?[$0] ?? "" } },
            words: [0]
        )
    }
}
