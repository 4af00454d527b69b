extension Command {
    /// `crdt-bench instructions`.
    static var instructions: Command {
        let names = Workload.all.map(\.name)
        return Command(
            name: "instructions",
            summary: "the instructions that fixed workloads take, against a baseline; needs valgrind",
            options: [
                Option("baseline", "FILE", help: "the baseline (default Benchmarks/instructions.json)"),
                Option(
                    "program",
                    "FILE",
                    help: "crdt-bench without debugging information (see Scripts/instructions.sh)"
                ),
                Option("update", help: "write the baseline instead of comparing with it"),
                Option("only", "NAME,…", help: "these only: \(names.joined(separator: ", "))"),
            ]
        ) { arguments, console in
            try arguments.requireOperands(0)
            return try InstructionRun(arguments, names: names, console).run()
        }
    }

    /// `crdt-bench work NAME`, for the program itself: a workload, once.
    static var work: Command {
        Command(name: InstructionCount.command, summary: nil, operands: "NAME", options: []) { arguments, _ in
            try arguments.requireOperands(1)
            guard let workload = Workload.all.first(where: { $0.name == arguments.operands[0] }) else {
                throw CommandFailure.usage("unknown workload '\(arguments.operands[0])'")
            }
            try workload.run()
            return ExitCode.success
        }
    }
}
