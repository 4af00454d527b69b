import ReplicaSim

/// Finds the command and runs it.
struct CommandLineTool {
    let console: Console
    static let version = "0.1.0"
    static let commands = [
        RunCommand.spec, HuntCommand.spec, ExploreCommand.spec, MutantsCommand.spec, ReplayCommand.replaySpec,
        ReplayCommand.shrinkSpec, TraceCommand.spec, ReportCommand.spec, BenchCommand.spec,
    ]

    static var overview: String {
        let entries =
            commands.map { ($0.name, $0.inBrief) } + [("help", "the help of a command: 'replica-sim help run'")]
        let width = entries.map(\.0.count).max() ?? 0
        let list = entries.map { name, text in
            "  \(name)" + String(repeating: " ", count: width - name.count + 2) + text
        }
        return """
            Usage: replica-sim COMMAND [options]

            Runs replicated data types over a bad network in virtual time and checks that they
            converge. Without options, 'replica-sim run' is a good start.

            Commands:
            \(list.joined(separator: "\n"))

            'replica-sim COMMAND --help' lists a command's options; 'replica-sim --version' the version.

            """
    }
}

extension CommandLineTool {
    /// Runs a command line and returns its exit code.
    func run(_ arguments: [String]) async -> Int32 {
        do throws(UsageError) {
            return try await dispatch(arguments)
        } catch {
            console.complain(error.message)
            let command = error.command.map { " \($0)" } ?? ""
            console.complain("try 'replica-sim\(command) --help'")
            return ExitCode.usage
        }
    }

    private func dispatch(_ arguments: [String]) async throws(UsageError) -> Int32 {
        guard let name = arguments.first else {
            throw UsageError(message: "a command is missing; 'replica-sim run' is a good start")
        }
        let rest = arguments.dropFirst()
        switch name {
        case "--help", "-h": return help(nil)
        case "--version":
            console.print("replica-sim \(Self.version)\n")
            return ExitCode.success
        case "help": return try help(for: rest.first)
        default: return try await run(name, rest)
        }
    }

    private func run(_ name: String, _ rest: ArraySlice<String>) async throws(UsageError) -> Int32 {
        guard let spec = Self.commands.first(where: { $0.name == name }) else { throw unknown(name) }
        let parsed = try ParsedArguments(rest, of: spec)
        if parsed.asksForHelp { return help(spec) }
        switch name {
        case RunCommand.spec.name: return try await RunCommand(parsed, console: console).run()
        case TraceCommand.spec.name: return try await TraceCommand(parsed, console: console).run()
        case MutantsCommand.spec.name: return try await MutantsCommand(parsed, console: console).run()
        case ExploreCommand.spec.name: return try await ExploreCommand(parsed, console: console).run()
        case HuntCommand.spec.name: return try await HuntCommand(parsed, console: console).run()
        case ReportCommand.spec.name: return try ReportCommand(parsed, console: console).run()
        case BenchCommand.spec.name: return try BenchCommand(parsed, console: console).run()
        default: return try ReplayCommand(parsed, console: console).run()
        }
    }

    private func help(for topic: String?) throws(UsageError) -> Int32 {
        guard let topic else { return help(nil) }
        guard let command = Self.commands.first(where: { $0.name == topic }) else { throw unknown(topic) }
        return help(command)
    }

    private func help(_ command: CommandSpec?) -> Int32 {
        console.print(command?.help ?? Self.overview)
        return ExitCode.success
    }

    private func unknown(_ name: String) -> UsageError {
        if name.hasPrefix("-") {
            return UsageError(message: "a command is missing before '\(name)'. Did you mean 'replica-sim run \(name)'?")
        }
        let known = Self.commands.map(\.name) + ["help"]
        return UsageError(message: "unknown command '\(name)'.\(Suggestion.text(for: name, among: known))")
    }
}
