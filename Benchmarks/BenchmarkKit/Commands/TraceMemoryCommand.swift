import CRDTKit
import Foundation
import ReplicaSim

/// `crdt-bench trace-memory FILE`, for the program itself: how much memory a recording's document takes, in a process
/// that does nothing else.
struct TraceMemoryCommand {
    let file: String
}

extension TraceMemoryCommand: Command {
    static let name = "trace-memory"
    static let summary: String? = nil
    static let options: [Option] = []

    /// What the figure is called among those of `text`.
    static let figure = "memory"

    init(_ arguments: Arguments) throws(CommandFailure) {
        try arguments.requireOperands(1)
        file = arguments.operands[0]
    }

    func run(_ console: Console) throws -> Int32 {
        console.print(Report.line(try Self.measure(RecordingFile.read(file), console.heap)))
        return ExitCode.success
    }

    /// Measures in a process of its own where there can be one.
    static func measure(_ recording: Recording, file: String, _ console: Console) throws -> Measurement {
        guard let program = console.program else { return try measure(recording, console.heap) }
        let output = try Subprocess.output(of: program, [name, file])
        return try JSONDecoder().decode(Measurement.self, from: output)
    }

    /// How many more bytes are allocated after the edits than before.
    private static func measure(_ recording: Recording, _ heap: Heap) throws -> Measurement {
        var result = Measurement(figure, trace: recording.name)
        if recording.trace.kind == .concurrent {
            let changes = try TextHistory(recording).changes
            try measure(&result, recording, heap) {
                var document = Document<RGAText>(replica: 2)
                for change in changes { try document.apply(change) }
                return document
            }
        } else {
            try measure(&result, recording, heap) { try TextHistory.typing(recording.edits, in: ScalarOffset.self) }
        }
        return result
    }

    private static func measure(
        _ result: inout Measurement,
        _ recording: Recording,
        _ heap: Heap,
        _ work: () throws -> Document<RGAText>
    ) throws {
        let before = heap.bytes
        let document = try work()
        let after = heap.bytes
        if let before, let after { result.bytes = after - before }
        result.matches = recording.matches(document.root.string)
    }
}
