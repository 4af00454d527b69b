import Foundation

/// `crdt-bench text`: a recorded editing history, typed, saved, loaded and merged.
struct TextCommand {
    let file: String
    let names: [String]?
    let printsJSON: Bool
    let sampler: Sampler
}

extension TextCommand: Command {
    static let name = "text"

    static let summary: String? = "a recorded editing history: typing, saving, loading, merging, memory"

    static var options: [Option] {
        [
            Option("trace", "FILE", help: "the recording, JSON, plain or gzipped"),
            Option("json", help: "one JSON object a line instead of a table"),
            Option("runs", "N", help: "the fewest repetitions (default 5)"),
            Option("only", "NAME,…", help: "measure these only: \(names.joined(separator: ", "))"),
        ]
    }

    /// What can be measured.
    static var names: [String] { TextSuite.names + [TraceMemoryCommand.figure] }

    init(_ arguments: Arguments) throws(CommandFailure) {
        guard let file = arguments.values["trace"] else { throw .usage("--trace FILE is missing") }
        try arguments.requireOperands(0)
        self.file = file
        names = try arguments.names("only", among: Self.names)
        printsJSON = arguments.has("json")
        sampler = Sampler(runs: try arguments.number("runs", in: 1...1_000, default: 5))
    }

    func run(_ console: Console) throws -> Int32 {
        let suite = try TextSuite(RecordingFile.read(file), sampler: sampler)
        let report = Report(console: console, printsJSON: printsJSON)
        var measured: [Measurement] = []
        for name in suite.names + [TraceMemoryCommand.figure] where names?.contains(name) ?? true {
            let isMemory = name == TraceMemoryCommand.figure
            let measurement =
                isMemory
                ? try TraceMemoryCommand.measure(suite.recording, file: file, console) : try suite.measure(name)
            report.show(measurement)
            measured.append(measurement)
        }
        report.end(measured)
        return measured.contains { $0.matches == false } ? ExitCode.failure : ExitCode.success
    }
}
