/// Repeats work and measures it.
struct Sampler {
    /// The fewest repetitions.
    var runs = 5

    /// Quick work is repeated further until it has taken this long, so that its median means something.
    var nanoseconds: Int64 = 100_000_000

    /// But not more often than this.
    var mostRuns = 101

    /// And not when that takes longer than this, preparations included.
    var mostNanoseconds: Int64 = 2_000_000_000
}

extension Sampler {
    /// Measures `work` alone: what it needs is prepared before, and what it used and gave is freed after the clock is read.
    func measure<Input, Output>(
        preparing prepare: () throws -> Input,
        _ work: (inout Input) throws -> Output
    ) rethrows -> (timing: Timing, output: Output) {
        var samples: [Int64] = []
        var processor: [Int64] = []
        var spent: Int64 = 0
        var last: Output?
        let whole = Stopwatch()
        while samples.count < runs
            || (spent < nanoseconds && samples.count < mostRuns && whole.nanoseconds < mostNanoseconds)
        {
            var input = try prepare()
            let busy = ProcessorTime.nanoseconds
            let watch = Stopwatch()
            let output = try work(&input)
            let elapsed = watch.nanoseconds
            if let busy, let end = ProcessorTime.nanoseconds { processor.append(end - busy) }
            samples.append(elapsed)
            spent += elapsed
            last = output
        }
        guard let last else { preconditionFailure("work is run at least once") }
        return (Timing(samples, processor: processor), last)
    }

    /// Measures work that needs nothing of its own.
    func measure<Output>(_ work: () throws -> Output) rethrows -> (timing: Timing, output: Output) {
        try measure(preparing: {}) { _ in try work() }
    }
}
