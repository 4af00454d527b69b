import ReplicaSimTool

extension SimulatorTool {
    /// The simulator of the types that CRDTKit ships.
    static let replicaSim = SimulatorTool(
        Catalogue(
            name: "replica-sim",
            version: "0.1.0",
            hunted: Workloads.shipped,
            runnable: Workloads.all,
            known: Workloads.known
        )
    ) {
        ToolCommand.standard + [
            .trace,
            ToolCommand(MutantsCommand.spec) { (arguments, console) async throws(UsageError) in
                try await MutantsCommand(arguments, console: console).run()
            },
            ToolCommand(DigestsCommand.spec) { (arguments, console) async throws(UsageError) in
                try await DigestsCommand(arguments, console: console).run()
            },
            ToolCommand(BenchCommand.spec) { (arguments, console) async throws(UsageError) in
                try BenchCommand(arguments, console: console).run()
            },
        ]
    }
}
