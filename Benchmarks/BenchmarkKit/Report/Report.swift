import Foundation

/// Shows measurements: lines of JSON as they come, or a table in the end.
struct Report {
    let console: Console
    let printsJSON: Bool
}

extension Report {
    /// Shows one at once, if it is to be JSON.
    func show(_ measurement: Measurement) {
        if printsJSON { console.print(Self.line(measurement)) }
    }

    /// Shows all, if it is to be a table.
    func end(_ measurements: [Measurement]) {
        if !printsJSON { console.print(MeasurementTable(measurements: measurements).text) }
    }

    /// A value as one line of JSON.
    static func line(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else { preconditionFailure("a measurement is finite numbers") }
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
