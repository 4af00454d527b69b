import CRDTKit
import Foundation
import ReplicaSim

/// How much memory a recording's document takes, with text and history.
enum TraceMemory {
    /// What the figure is called among those of `text`.
    static let figure = "memory"

    /// The command that measures in a process of its own.
    static let command = "trace-memory"

    /// Measures in a process of its own where there can be one.
    static func measure(_ recording: Recording, file: String, _ console: Console) throws -> BenchmarkResult {
        guard let program = console.program else { return try measure(recording, console.heap) }
        let output = try Subprocess.output(of: program, [command, file])
        return try JSONDecoder().decode(BenchmarkResult.self, from: output)
    }

    /// How many more bytes are allocated after the edits than before, in this process.
    static func measure(_ recording: Recording, _ heap: Heap) throws -> BenchmarkResult {
        if recording.trace.kind == .concurrent {
            let changes = try TextHistory(recording).changes
            return try measure(recording, heap) {
                var document = Document<RGAText>(replica: 2)
                for change in changes { try document.apply(change) }
                return document
            }
        }
        return try measure(recording, heap) { try TextHistory.typing(recording.edits, in: ScalarOffset.self) }
    }

    private static func measure(
        _ recording: Recording,
        _ heap: Heap,
        _ work: () throws -> Document<RGAText>
    ) throws -> BenchmarkResult {
        let before = heap.bytes
        let document = try work()
        let after = heap.bytes
        var result = BenchmarkResult(figure, trace: recording.name).matching(recording.matches(document.root.string))
        if let before, let after { result.bytes = after - before }
        return result
    }
}
