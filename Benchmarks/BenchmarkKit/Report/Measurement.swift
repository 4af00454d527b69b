/// One figure, as a line of JSON or of a table.
struct Measurement: Codable, Equatable {
    /// What was done.
    var name: String

    /// The recording that it was done with.
    var trace: String?

    /// The median.
    var milliseconds: Double?

    /// The quickest repetition, in milliseconds.
    var minimum: Double?

    /// The slowest, in milliseconds.
    var maximum: Double?

    /// How often it was measured.
    var runs: Int?

    /// What was written, or is held in memory.
    var bytes: Int?

    /// Whether what came out is what must come out.
    var matches: Bool?

    init(_ name: String, trace: String? = nil) {
        self.name = name
        self.trace = trace
    }
}

extension Measurement {
    /// The measurement with a timing, rounded to a tenth of a microsecond.
    func timed(_ timing: Timing) -> Measurement {
        var result = self
        result.milliseconds = Self.milliseconds(timing.median)
        result.minimum = Self.milliseconds(Double(timing.minimum))
        result.maximum = Self.milliseconds(Double(timing.maximum))
        result.runs = timing.count
        return result
    }

    /// The measurement with a number of bytes.
    func bytes(_ count: Int) -> Measurement {
        var result = self
        result.bytes = count
        return result
    }

    /// The measurement with whether what came out is right.
    func matching(_ matches: Bool) -> Measurement {
        var result = self
        result.matches = matches
        return result
    }

    private static func milliseconds(_ nanoseconds: Double) -> Double {
        (nanoseconds / 100).rounded() / 10_000
    }
}
