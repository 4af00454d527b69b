import Foundation

/// Measures everything: this process starts one for each figure, so that none finds the memory as another left it.
struct EverythingRun {
    private let console: Console
    private let file: String?
    private let folder: String
    private let common: [String]

    init(_ arguments: Arguments, _ console: Console) throws(CommandFailure) {
        self.console = console
        file = arguments.values["json"]
        folder = arguments.values["traces"] ?? "Traces"
        var common = ["--json", "--peak"]
        if arguments.has("quick") { common.append("--quick") }
        for option in ["size", "runs"] { common += arguments.values[option].map { ["--\(option)", $0] } ?? [] }
        self.common = common
        _ = try MeasuringOptions(Arguments(common, options: MeasuringOptions.options(names: [])), names: [], console)
    }
}

extension EverythingRun {
    /// Runs it and returns the exit code.
    func run() throws -> Int32 {
        var lines = Report.line(RunHeader.now(options: common))
        var isRight = true
        for file in try recordings() {
            let names = TextSuite.names(for: try RecordingFile.read(file)) + [TraceMemory.figure]
            let measured = try measure("text", ["--trace", file], names)
            lines += measured.map(Report.line).joined()
            isRight = isRight && measured.allSatisfy { $0.matches != false }
        }
        for suite in [Suite.shapes, .types, .document, .payload] {
            let measured = try measure(suite.name, [], suite.figures.map(\.name))
            lines += measured.map(Report.line).joined()
            isRight = isRight && measured.allSatisfy { $0.matches != false }
        }
        if let file {
            guard FileManager.default.createFile(atPath: file, contents: Data(lines.utf8)) else {
                throw CommandFailure(exitCode: ExitCode.failure, message: "cannot write '\(file)'")
            }
        }
        return isRight ? ExitCode.success : ExitCode.failure
    }

    private func recordings() throws(CommandFailure) -> [String] {
        guard FileManager.default.fileExists(atPath: folder),
            let paths = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String]
        else { throw .input(folder, "there is no such folder") }
        return paths.filter { $0.hasSuffix(".json") || $0.hasSuffix(".json.gz") }.sorted().map { "\(folder)/\($0)" }
    }

    private func measure(_ command: String, _ options: [String], _ names: [String]) throws -> [BenchmarkResult] {
        var measured: [BenchmarkResult] = []
        for name in names {
            measured += try measurements([command] + options + common + ["--only", name])
        }
        console.print("\(([command] + options).joined(separator: " "))\n")
        console.print(ResultTable(measurements: measured).text + "\n")
        return measured
    }

    private func measurements(_ words: [String]) throws -> [BenchmarkResult] {
        if let program = console.program {
            return ResultFile.measurements(in: try Subprocess.output(of: program, words, accepting: 0...1))
        }
        var output = ""
        let captured = Console(
            print: { output += $0 },
            complain: console.complain,
            program: nil,
            heap: console.heap
        )
        _ = CommandLineTool(console: captured).run(words)
        return ResultFile.measurements(in: Data(output.utf8))
    }
}
