import Foundation

@testable import BenchmarkKit

/// `crdt-bench` run inside the test process.
struct Tool {
    var output = ""
    var errors = ""
    var exitCode: Int32 = 0

    /// Runs a command line; figures that need a process of their own are measured in this one.
    static func run(_ words: String..., heap: Heap = .unknown) -> Tool {
        var tool = Tool()
        var output = ""
        var errors = ""
        let console = Console(
            print: { output += $0 },
            complain: { errors += $0 + "\n" },
            program: nil,
            heap: heap
        )
        tool.exitCode = CommandLineTool(console: console).run(words)
        tool.output = output
        tool.errors = errors
        return tool
    }
}

extension Tool {
    /// What was printed as JSON.
    var measurements: [BenchmarkResult] { ResultFile.measurements(in: Data(output.utf8)) }
}

/// A file that is there for the length of a test.
struct TemporaryFile: ~Copyable {
    let path: String

    init(_ text: String, ending: String = "json") throws {
        path = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID().uuidString).\(ending)").path()
        try Data(text.utf8).write(to: URL(filePath: path))
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }
}
