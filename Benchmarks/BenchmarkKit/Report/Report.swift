import Foundation

/// Shows measurements: lines of JSON as they come, or a table in the end.
struct Report {
    private let console: Console
    private let printsJSON: Bool
    private let showsPeak: Bool
    private var measurements: [BenchmarkResult] = []

    init(_ options: MeasuringOptions, _ console: Console) {
        self.console = console
        printsJSON = options.printsJSON
        showsPeak = options.showsPeak
    }
}

extension Report {
    /// Takes what was measured.
    mutating func add(_ measurement: BenchmarkResult) {
        var measurement = measurement
        if showsPeak { measurement.peakBytes = ProcessMemory.peak }
        measurements.append(measurement)
        if printsJSON { console.print(Self.line(measurement)) }
    }

    /// Ends the report and returns the exit code.
    func end() -> Int32 {
        if !printsJSON { console.print(ResultTable(measurements: measurements).text) }
        return measurements.contains { $0.matches == false } ? ExitCode.failure : ExitCode.success
    }

    /// A value as one line of JSON.
    static func line(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else { preconditionFailure("a measurement is finite numbers") }
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
