import CRDTKit

/// The same typing in scripts whose scalars take one to four bytes.
enum ScriptShapes {
    static var figures: [Figure] {
        [
            Figure("typing-local") { name, bench in
                try compare(name) { try PlaceShapes.typing(name, SyntheticEdits.typing(size(bench), $0), bench) }
            },
            Figure("typing-local-utf16") { name, bench in try compare(name) { try utf16(name, $0, bench) } },
            Figure("typing-remote") { name, bench in
                try compare(name) { try PlaceShapes.receiving(name, SyntheticEdits.typing(size(bench), $0), bench) }
            },
        ]
    }

    private static func size(_ bench: Bench) -> Int { bench.size(100_000) }

    private static func utf16(_ name: String, _ script: Script, _ bench: Bench) throws -> BenchmarkResult {
        let edits = try SyntheticEdits.typing(size(bench), script).inUTF16()
        let (timing, document) = try bench.sampler.measure { try TextHistory.typing(edits, in: UTF16Offset.self) }
        let length = edits.reduce(0) { $0 + $1.inserted.utf16.count - $1.removed }
        return BenchmarkResult(name).timed(timing, operations: edits.count).matching(document.root.utf16Count == length)
    }

    /// Measures each script, against ASCII.
    private static func compare(
        _ name: String,
        _ measure: (Script) throws -> BenchmarkResult
    ) rethrows -> [BenchmarkResult] {
        var ascii: Double?
        return try Script.allCases.map { script in
            var measurement = try measure(script)
            measurement.name = "\(name)-\(script)"
            if script == .ascii {
                ascii = measurement.time
                return measurement
            }
            return measurement.against("\(name)-ascii", time: ascii)
        }
    }
}
