import CRDTKit
import Foundation

/// Bytes: what is saved and sent beside what a user has put in.
enum PayloadFigures {
    static var figures: [Figure] {
        [
            Figure("saved-records") { name, bench in try [records(name, bench)] },
            Figure("change-of-a-field") { name, bench in try [change(name, bench)] },
            Figure("keystroke-in-changes") { name, bench in
                try [keystroke(name, bench) { Change.encode(try $0.changes()) }]
            },
            Figure("keystroke-in-an-update") { name, bench in
                try [keystroke(name, bench) { try $0.update(since: VersionVector()) }]
            },
            Figure("key-overwritten") { name, bench in try [overwritten(name, bench)] },
            Figure("text-retyped") { name, bench in try [retyped(name, bench)] },
        ]
    }

    /// A document of records with its history trimmed, against the same data as plain JSON.
    private static func records(_ name: String, _ bench: Bench) throws -> BenchmarkResult {
        var document = try RecordFigures.tasks(bench)
        try document.compact(versions: [])
        let plain = document.root.map { PlainTask(id: $0.key, $0.value) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return BenchmarkResult(name).bytes(document.encoded().count)
            .against("JSON", bytes: try encoder.encode(plain).count)
    }

    /// What a change of one number in one of the records takes beside the number.
    private static func change(_ name: String, _ bench: Bench) throws -> BenchmarkResult {
        var document = try RecordFigures.tasks(bench)
        let change = document.edit { $0[RecordFigures.key(7)]?.due = 1_800_000_000 }
        guard let change else { return BenchmarkResult(name).matching(false) }
        let valueSize = 5
        return BenchmarkResult(name).bytes(Change.encode([change]).count - valueSize).against("40 bytes", bytes: 40)
    }

    /// What each character of a run of typing takes when it is sent.
    private static func keystroke(
        _ name: String,
        _ bench: Bench,
        _ encode: (Document<RGAText>) throws -> [UInt8]
    ) throws -> BenchmarkResult {
        var document = Document<RGAText>(replica: 1)
        let count = bench.size(1_000)
        for index in 0..<count { document.root.append(index % 7 == 6 ? " " : "e") }
        var result = BenchmarkResult(name).bytes(try encode(document).count).against("3 bytes each", bytes: 3 * count)
        result.operations = count
        return result
    }

    /// A map in which one key was written again and again, compacted, against a new one.
    private static func overwritten(_ name: String, _ bench: Bench) throws -> BenchmarkResult {
        var document = Document<LWWMap<String, Int>>(replica: 1)
        let count = bench.size(1_000_000)
        for index in 0..<count { document.root["key"] = index }
        try document.compact(versions: [])
        var fresh = Document<LWWMap<String, Int>>(replica: 1)
        fresh.root["key"] = count - 1
        try fresh.compact(versions: [])
        var result = BenchmarkResult(name).bytes(document.encoded().count)
            .against("a new document", bytes: fresh.encoded().count)
        result.operations = count
        return result
    }

    /// A text that was typed anew again and again, compacted, against one that was typed once.
    private static func retyped(_ name: String, _ bench: Bench) throws -> BenchmarkResult {
        let text = String(repeating: "All work and no play. ", count: bench.size(100))
        var document = Document<RGAText>(replica: 1)
        for _ in 0..<100 {
            document.root.removeAll()
            for character in text { document.root.append(String(character)) }
        }
        try document.compact(versions: [])
        var fresh = Document<RGAText>(replica: 1)
        for character in text { fresh.root.append(String(character)) }
        try fresh.compact(versions: [])
        return BenchmarkResult(name).bytes(document.encoded().count)
            .against("a new document", bytes: fresh.encoded().count)
            .matching(document.root.string == text)
    }
}
