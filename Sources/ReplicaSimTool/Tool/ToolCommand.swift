/// A command with what it does.
package struct ToolCommand: Sendable {
    let spec: CommandSpec
    let run: @Sendable (ParsedArguments, Console) async throws(UsageError) -> Int32

    package init(
        _ spec: CommandSpec,
        run: @escaping @Sendable (ParsedArguments, Console) async throws(UsageError) -> Int32
    ) {
        self.spec = spec
        self.run = run
    }
}

extension ToolCommand {
    /// What every simulator can do.
    package static var standard: [ToolCommand] {
        [
            ToolCommand(RunCommand.spec) { (arguments, console) async throws(UsageError) in
                try await RunCommand(arguments, console: console).run()
            },
            ToolCommand(HuntCommand.spec) { (arguments, console) async throws(UsageError) in
                try await HuntCommand(arguments, console: console).run()
            },
            ToolCommand(ExploreCommand.spec) { (arguments, console) async throws(UsageError) in
                try await ExploreCommand(arguments, console: console).run()
            },
            ToolCommand(ReplayCommand.replaySpec) { (arguments, console) async throws(UsageError) in
                try ReplayCommand(arguments, console: console).run()
            },
            ToolCommand(ReplayCommand.shrinkSpec) { (arguments, console) async throws(UsageError) in
                try ReplayCommand(arguments, console: console).run()
            },
            ToolCommand(ReportCommand.spec) { (arguments, console) async throws(UsageError) in
                try ReportCommand(arguments, console: console).run()
            },
        ]
    }

    /// Recorded editing histories.
    package static var trace: ToolCommand {
        ToolCommand(TraceCommand.spec) { (arguments, console) async throws(UsageError) in
            try await TraceCommand(arguments, console: console).run()
        }
    }
}
