import Foundation

extension Command {
    /// `crdt-bench all`: every figure, each in a process of its own.
    static var everything: Command {
        Command(
            name: "all",
            summary: "everything, each figure in a process of its own; with --json FILE into a file as well",
            options: [
                Option("json", "FILE", help: "write one JSON object a line into FILE, after a line about the run"),
                Option("traces", "FOLDER", help: "with the recordings in FOLDER (default Traces)"),
                Option("quick", help: "no sizes beyond \(MeasuringOptions.quickSize)"),
                Option("size", "N", help: "no sizes beyond N"),
                Option("runs", "N", help: "the fewest repetitions (default 5)"),
            ]
        ) { arguments, console in
            try arguments.requireOperands(0)
            return try EverythingRun(arguments, console).run()
        }
    }
}
