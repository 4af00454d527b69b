import ReplicaSim

/// Finds the command and runs it.
struct CommandLineTool {
    let console: Console
    let commands: [ToolCommand]
}

extension CommandLineTool {
    var overview: String {
        let entries =
            commands.map { ($0.spec.name, $0.spec.inBrief) } + [
                ("help", "the help of a command: '\(Catalogue.current.name) help run'")
            ]
        let width = entries.map(\.0.count).max() ?? 0
        let list = entries.map { name, text in
            "  \(name)" + String(repeating: " ", count: width - name.count + 2) + text
        }
        return """
            Usage: \(Catalogue.current.name) COMMAND [options]

            Runs replicated data types over a bad network in virtual time and checks that they
            converge. Without options, '\(Catalogue.current.name) run' is a good start.

            Commands:
            \(list.joined(separator: "\n"))

            '\(Catalogue.current.name) COMMAND --help' lists a command's options; '\(Catalogue.current.name) --version' the version.

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
            console.complain("try '\(Catalogue.current.name)\(command) --help'")
            return ExitCode.usage
        }
    }

    private func dispatch(_ arguments: [String]) async throws(UsageError) -> Int32 {
        guard let name = arguments.first else {
            throw UsageError(message: "a command is missing; '\(Catalogue.current.name) run' is a good start")
        }
        let rest = arguments.dropFirst()
        switch name {
        case "--help", "-h": return help(nil)
        case "--version":
            console.print("\(Catalogue.current.name) \(Catalogue.current.version)\n")
            return ExitCode.success
        case "help": return try help(for: rest.first)
        default: return try await run(name, rest)
        }
    }

    private func run(_ name: String, _ rest: ArraySlice<String>) async throws(UsageError) -> Int32 {
        guard let command = commands.first(where: { $0.spec.name == name }) else { throw unknown(name) }
        let parsed = try ParsedArguments(rest, of: command.spec)
        if parsed.asksForHelp { return help(command.spec) }
        return try await command.run(parsed, console)
    }

    private func help(for topic: String?) throws(UsageError) -> Int32 {
        guard let topic else { return help(nil) }
        guard let command = commands.first(where: { $0.spec.name == topic }) else { throw unknown(topic) }
        return help(command.spec)
    }

    private func help(_ command: CommandSpec?) -> Int32 {
        console.print(command?.help ?? overview)
        return ExitCode.success
    }

    private func unknown(_ name: String) -> UsageError {
        if name.hasPrefix("-") {
            return UsageError(
                message: "a command is missing before '\(name)'. Did you mean '\(Catalogue.current.name) run \(name)'?"
            )
        }
        let known = commands.map(\.spec.name) + ["help"]
        return UsageError(message: "unknown command '\(name)'.\(Suggestion.text(for: name, among: known))")
    }
}
