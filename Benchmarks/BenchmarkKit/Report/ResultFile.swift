import Foundation

/// Measurements in a file: one JSON object a line, after a header.
enum ResultFile {
    /// The measurements of a file; its header, and other lines without a name, are passed over.
    static func read(_ file: String) throws(CommandFailure) -> [BenchmarkResult] {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw .input(file, "there is no such file, or it may not be read")
        }
        let measurements = measurements(in: data)
        if measurements.isEmpty { throw .input(file, "it holds no measurements") }
        return measurements
    }

    /// What a file says of its run, if it does.
    static func header(_ file: String) throws(CommandFailure) -> RunHeader? {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw .input(file, "there is no such file, or it may not be read")
        }
        return data.split(separator: UInt8(ascii: "\n")).first.flatMap {
            try? JSONDecoder().decode(RunHeader.self, from: $0)
        }
    }

    /// The measurements among lines of text.
    static func measurements(in data: Data) -> [BenchmarkResult] {
        data.split(separator: UInt8(ascii: "\n")).compactMap { line in
            try? JSONDecoder().decode(BenchmarkResult.self, from: line)
        }
    }
}
