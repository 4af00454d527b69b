/// One figure, as a line of JSON or of a table.
struct BenchmarkResult: Codable, Equatable {
    /// What was done.
    var name: String

    /// The recording that it was done with.
    var trace: String?

    /// Whose figure it is, if not CRDTKit's.
    var peer: String?

    /// The median.
    var milliseconds: Double?

    /// The quickest repetition, in milliseconds.
    var minimum: Double?

    /// The slowest, in milliseconds.
    var maximum: Double?

    /// The median of the time that the processor spent on it: nearer to the truth when others use the machine, too.
    var processorMilliseconds: Double?

    /// How often it was measured.
    var runs: Int?

    /// How many operations a repetition consists of.
    var operations: Int?

    /// The processor's median, or else the median, divided by the operations.
    var nanosecondsPerOperation: Double?

    /// How often memory is asked for, divided by the operations.
    var allocationsPerOperation: Double?

    /// What is written, read, or held in memory.
    var bytes: Int?

    /// Those bytes by that time, in 10⁶ bytes a second.
    var megabytesPerSecond: Double?

    /// What the figure is set against.
    var yardstick: String?

    /// How many times the yardstick's time this one's is.
    var ratio: Double?

    /// The most memory that the process had, if it did nothing else.
    var peakBytes: Int?

    /// Whether what came out is what must come out.
    var matches: Bool?

    init(_ name: String, trace: String? = nil) {
        self.name = name
        self.trace = trace
    }
}

extension BenchmarkResult {
    /// The time that counts where figures are set against each other, in milliseconds: the processor's if it is known, which
    /// others' work on the machine disturbs less.
    var time: Double? { processorMilliseconds ?? milliseconds }

    /// With a timing, rounded to a tenth of a microsecond, and the time of each operation if there are several.
    func timed(_ timing: Timing, operations: Int? = nil) -> BenchmarkResult {
        var result = self
        result.milliseconds = Self.rounded(timing.median / 1e6, 10_000)
        result.minimum = Self.rounded(Double(timing.minimum) / 1e6, 10_000)
        result.maximum = Self.rounded(Double(timing.maximum) / 1e6, 10_000)
        result.processorMilliseconds = timing.processor.map { Self.rounded($0 / 1e6, 10_000) }
        result.runs = timing.count
        result.operations = operations
        if let operations { result.nanosecondsPerOperation = Self.rounded(timing.best / Double(operations), 100) }
        return result
    }

    /// With a number of bytes.
    func bytes(_ count: Int) -> BenchmarkResult {
        var result = self
        result.bytes = count
        return result
    }

    /// With a number of bytes that went through in the time measured.
    func throughput(_ count: Int) -> BenchmarkResult {
        var result = bytes(count)
        if let time, time > 0 {
            result.megabytesPerSecond = Self.rounded(Double(count) / time / 1_000, 10)
        }
        return result
    }

    /// With a number of allocations, if they were counted.
    func allocating(_ count: Int?) -> BenchmarkResult {
        var result = self
        if let count { result.allocationsPerOperation = Self.rounded(Double(count) / Double(operations ?? 1), 10_000) }
        return result
    }

    /// Set against something else.
    func against(_ name: String, _ timing: Timing) -> BenchmarkResult {
        against(name, time: timing.best / 1e6)
    }

    /// Set against something else.
    func against(_ name: String, time other: Double?) -> BenchmarkResult {
        var result = self
        guard let time, let other, other > 0 else { return result }
        result.yardstick = name
        result.ratio = Self.rounded(time / other, 1_000)
        return result
    }

    /// With its bytes set against others.
    func against(_ name: String, bytes other: Int) -> BenchmarkResult {
        var result = self
        guard let bytes, other > 0 else { return result }
        result.yardstick = name
        result.ratio = Self.rounded(Double(bytes) / Double(other), 1_000)
        return result
    }

    /// With whether what came out is right.
    func matching(_ matches: Bool) -> BenchmarkResult {
        var result = self
        result.matches = matches
        return result
    }

    private static func rounded(_ value: Double, _ steps: Double) -> Double {
        (value * steps).rounded() / steps
    }
}
