import Foundation

/// Counts instructions and compares them with the baseline, or renews it.
struct InstructionRun {
    private let console: Console
    private let file: String
    private let program: String
    private let updates: Bool
    private let workloads: [Workload]

    init(_ arguments: Arguments, names: [String], _ console: Console) throws(CommandFailure) {
        guard let program = arguments.values["program"] ?? console.program?.path() else {
            throw .usage("--program FILE is missing")
        }
        let wanted = try arguments.names("only", among: names)
        self.console = console
        self.program = program
        file = arguments.values["baseline"] ?? "Benchmarks/instructions.json"
        updates = arguments.has("update")
        workloads = Workload.all.filter { wanted?.contains($0.name) ?? true }
    }
}

extension InstructionRun {
    /// Runs it and returns the exit code.
    func run() throws -> Int32 {
        let toolchain = RunHeader.toolchain
        var baseline = InstructionBaseline(toolchain: toolchain, counts: [:])
        do {
            baseline = try InstructionBaseline.read(file)
        } catch {
            if !updates { throw error }
        }
        if baseline.toolchain != toolchain, !updates {
            console.complain("the baseline was made with \(baseline.toolchain), not with \(toolchain)")
        }
        var exceeded: [String] = []
        for workload in workloads {
            let count = try InstructionCount.measure(workload, program: program)
            let percent = baseline.percent(workload.name, count).map { "\(ResultTable.decimal($0)) %" } ?? "new"
            console.print(
                "\(workload.name.padding(to: 26)) \(String(count).padding(to: 12, before: true))  \(percent)\n"
            )
            if baseline.isExceeded(workload.name, by: count) { exceeded.append(workload.name) }
            if updates { baseline.counts[workload.name] = count }
        }
        if updates {
            baseline.toolchain = toolchain
            try baseline.write(to: file)
            return ExitCode.success
        }
        for name in exceeded {
            console.complain("\(name) takes more than \(InstructionBaseline.tolerance) % more instructions than before")
        }
        return exceeded.isEmpty ? ExitCode.success : ExitCode.failure
    }
}
