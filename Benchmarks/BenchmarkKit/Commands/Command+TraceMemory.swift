extension Command {
    /// `crdt-bench trace-memory FILE`, for the program itself: a process that does nothing else.
    static var traceMemory: Command {
        Command(name: TraceMemory.command, summary: nil, operands: "FILE", options: []) { arguments, console in
            try arguments.requireOperands(1)
            let recording = try RecordingFile.read(arguments.operands[0])
            console.print(Report.line(try TraceMemory.measure(recording, console.heap)))
            return ExitCode.success
        }
    }
}
