import Foundation
public import ReplicaSim

/// The command line of a simulator for replicated types of one's own: `run`, `hunt`, `explore`, `replay`, `shrink` and
/// `report`, with their help, as `replica-sim` has them for the types that CRDTKit ships.
///
/// The whole of an executable's `main.swift`:
///
/// ```swift
/// import ReplicaSim
/// import ReplicaSimTool
///
/// await SimulatorTool("ballots", workloads: [Workload("ballot", testing: Ballot.self)]).main()
/// ```
public struct SimulatorTool: Sendable {
    private let catalogue: Catalogue
    private let commands: @Sendable () -> [ToolCommand]

    /// Prepares the command line.
    /// - Parameters:
    ///   - name: what the executable is called, for the help and for command lines that repeat a run.
    ///   - version: what `--version` prints.
    ///   - workloads: what can be run; one at least. The first is the one that is run when none is named.
    public init(_ name: String, version: String = "1", workloads: [Workload]) {
        precondition(!workloads.isEmpty, "a simulator has something to run")
        self.init(Catalogue(name: name, version: version, hunted: workloads)) { ToolCommand.standard }
    }

    package init(_ catalogue: Catalogue, commands: @escaping @Sendable () -> [ToolCommand]) {
        self.catalogue = catalogue
        self.commands = commands
    }
}

extension SimulatorTool {
    /// Runs a command line and returns its exit code: 0 when all is well; see each command's help for the others.
    /// - Parameter arguments: the command and its options, without the name of the executable.
    public func run(_ arguments: [String]) async -> Int32 {
        await Catalogue.$current.withValue(catalogue) {
            await CommandLineTool(console: .standard, commands: commands()).run(arguments)
        }
    }

    /// Runs the command line of the process, and ends it.
    public func main() async -> Never {
        exit(await run(Array(CommandLine.arguments.dropFirst())))
    }

    /// Runs something with the tool's workloads in force.
    package func with<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Catalogue.$current.withValue(catalogue, operation: body)
    }
}
