/// The options that all commands share that measure.
struct MeasuringOptions {
    let names: [String]?
    let printsJSON: Bool
    let showsPeak: Bool
    let bench: Bench
}

extension MeasuringOptions {
    static func options(names: [String]) -> [Option] {
        [
            Option("json", help: "one JSON object a line instead of a table"),
            Option("runs", "N", help: "the fewest repetitions (default 5)"),
            Option("quick", help: "no sizes beyond \(quickSize)"),
            Option("size", "N", help: "no sizes beyond N"),
            Option("peak", help: "with the most memory that the process has had"),
            Option("only", "NAME,…", help: "these only: \(names.joined(separator: ", "))"),
        ]
    }

    /// The largest size of `--quick`.
    static let quickSize = 100_000

    init(_ arguments: Arguments, names: [String], _ console: Console) throws(CommandFailure) {
        self.names = try arguments.names("only", among: names)
        printsJSON = arguments.has("json")
        showsPeak = arguments.has("peak")
        let size = arguments.has("quick") ? Self.quickSize : Int.max
        bench = Bench(
            sampler: Sampler(runs: try arguments.number("runs", in: 1...1_000, default: 5)),
            heap: console.heap,
            largestSize: try arguments.number("size", in: 10...Int.max, default: size)
        )
    }

    /// Whether something is to be measured.
    func wants(_ name: String) -> Bool { names?.contains(name) ?? true }
}
