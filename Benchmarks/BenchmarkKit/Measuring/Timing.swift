/// How long one piece of work took, time and again, in nanoseconds.
struct Timing {
    private let sorted: [Int64]

    /// The median of the processor's time, if that was measured, too.
    let processor: Double?

    /// Takes at least one sample.
    init(_ samples: [Int64], processor: [Int64] = []) {
        precondition(!samples.isEmpty, "a timing has samples")
        sorted = samples.sorted()
        self.processor = processor.isEmpty ? nil : Timing(processor).median
    }
}

extension Timing {
    /// The middle sample, or between the two in the middle.
    var median: Double {
        (Double(sorted[(sorted.count - 1) / 2]) + Double(sorted[sorted.count / 2])) / 2
    }

    /// The processor's median if it is known, else the median.
    var best: Double { processor ?? median }

    var minimum: Int64 { sorted[0] }
    var maximum: Int64 { sorted[sorted.count - 1] }
    var count: Int { sorted.count }
}
