/// Finds the command and runs it.
public struct CommandLineTool {
    private let console: Console

    /// Creates the tool.
    public init(console: Console) {
        self.console = console
    }
}

extension CommandLineTool {
    private static var overview: String {
        let listed = Command.all.filter { $0.summary != nil }
        let width = listed.map { $0.name.count }.max() ?? 0
        let lines = listed.map { "  \($0.name.padding(to: width))  \($0.summary ?? "")" }
        return "Usage: crdt-bench COMMAND [options]\n\nMeasures CRDTKit; build it with -c release.\n\n"
            + lines.joined(separator: "\n") + "\n\n'crdt-bench COMMAND --help' lists a command's options.\n"
    }

    /// Runs a command line and returns its exit code.
    public func run(_ words: [String]) -> Int32 {
        do {
            return try dispatch(words)
        } catch let failure as CommandFailure {
            console.complain(failure.message)
            return failure.exitCode
        } catch {
            console.complain("\(error)")
            return ExitCode.failure
        }
    }

    private func dispatch(_ words: [String]) throws -> Int32 {
        guard let name = words.first else { throw CommandFailure.usage("a command is missing; try --help") }
        if ["--help", "-h", "help"].contains(name) {
            console.print(Self.overview)
            return ExitCode.success
        }
        guard let command = Command.all.first(where: { $0.name == name }) else {
            throw CommandFailure.usage("unknown command '\(name)'; try --help")
        }
        if words.contains("--help") {
            console.print(command.help)
            return ExitCode.success
        }
        return try command.run(Arguments(words.dropFirst(), options: command.options), console)
    }
}
