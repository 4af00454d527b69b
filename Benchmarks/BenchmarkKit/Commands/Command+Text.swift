extension Command {
    /// `crdt-bench text`: a recorded editing history, typed, saved, loaded and merged.
    static var text: Command {
        let names = TextSuite.names + [TraceMemory.figure]
        return Command(
            name: "text",
            summary: "a recorded editing history: typing, saving, loading, merging, memory",
            options: [Option("trace", "FILE", help: "the recording, JSON, plain or gzipped")]
                + MeasuringOptions.options(names: names)
        ) { arguments, console in
            guard let file = arguments.values["trace"] else { throw CommandFailure.usage("--trace FILE is missing") }
            try arguments.requireOperands(0)
            let options = try MeasuringOptions(arguments, names: names, console)
            return try measure(RecordingFile.read(file), file: file, options, console)
        }
    }

    private static func measure(
        _ recording: Recording,
        file: String,
        _ options: MeasuringOptions,
        _ console: Console
    ) throws -> Int32 {
        var report = Report(options, console)
        let names = TextSuite.names(for: recording).filter(options.wants)
        if !names.isEmpty {
            let suite = try TextSuite(recording, sampler: options.bench.sampler)
            for name in names { report.add(try suite.measure(name)) }
        }
        if options.wants(TraceMemory.figure) {
            report.add(try TraceMemory.measure(recording, file: file, console))
        }
        return report.end()
    }
}
