import Foundation

/// How many instructions each workload took when that was last looked at.
struct InstructionBaseline: Codable {
    /// The compiler, whose successor gives other counts.
    var toolchain: String

    var counts: [String: Int]
}

extension InstructionBaseline {
    /// How much more a workload may take, in percent.
    static let tolerance = 5

    static func read(_ file: String) throws(CommandFailure) -> InstructionBaseline {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw .input(file, "there is no such file; --update makes it")
        }
        do {
            return try JSONDecoder().decode(InstructionBaseline.self, from: data)
        } catch {
            throw .input(file, "no baseline: \(error)")
        }
    }

    func write(to file: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try (encoder.encode(self) + Data("\n".utf8)).write(to: URL(filePath: file))
    }

    /// The count of a workload in hundredths of what it was; nil if it is new.
    func percent(_ name: String, _ count: Int) -> Double? {
        counts[name].map { Double(count) * 100 / Double(max($0, 1)) }
    }

    /// Whether a workload takes more than it may.
    func isExceeded(_ name: String, by count: Int) -> Bool {
        counts[name].map { count * 100 > $0 * (100 + Self.tolerance) } ?? false
    }
}
