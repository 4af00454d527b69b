extension Command {
    /// `crdt-bench peers OURS LORO`.
    static var peers: Command {
        Command(
            name: "peers",
            summary: "figures of 'text --json' beside those of Benchmarks/peers.py, and the published ones of others",
            operands: "OURS LORO",
            options: [
                Option("published", "FILE", help: "the published figures (default Benchmarks/peers.json)"),
                Option("goals", help: "exit code 1 if a goal is missed"),
            ]
        ) { arguments, console in
            try arguments.requireOperands(2)
            let yardstick = Yardstick(
                ours: try ResultFile.read(arguments.operands[0]),
                loro: try ResultFile.read(arguments.operands[1]),
                published: try PublishedFigures.read(arguments.values["published"] ?? "Benchmarks/peers.json")
            )
            let goals = GoalReport(yardstick: yardstick)
            console.print("Beside others (loro measured here, others carried over by its figures)\n\n")
            console.print(PeerReport(yardstick: yardstick).table.text)
            console.print("\nGoals\n\n")
            console.print(goals.table.text)
            let isMissed = goals.comparands.contains { !$0.isReached }
            return arguments.has("goals") && isMissed ? ExitCode.failure : ExitCode.success
        }
    }
}
