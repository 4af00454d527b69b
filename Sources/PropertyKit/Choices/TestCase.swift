/// The source that generators draw from: a sequence of bounded integer choices, recorded as they are made.
///
/// The same generator runs from a seed (choices are made at random), from a recorded sequence (choices are read back) and
/// from an edited one (which is how shrinking works); it cannot tell the difference. You meet a test case as the `inout`
/// argument of a generator's or a property's closure:
///
/// ```swift
/// let interval = Generator { source in
///     let lower = try source.draw(.integer(in: 0...100))
///     let upper = try source.draw(.integer(in: lower...100))
///     return lower...upper
/// }
/// ```
///
/// A test case cannot be copied, because a copy's draws would be lost.
public struct TestCase: ~Copyable {
    var choices: [UInt64] = []
    /// The largest value that each choice could have had; zero where it had no alternative.
    var bounds: [UInt64] = []
    var spans: [Span] = []
    var currentSpan: Int32 = -1

    var script: [UInt64] = []
    var limit = 0
    var isRandom = false
    var random = SeededGenerator(seed: 0)
    /// Decides which alternatives this case leaves out altogether; zero leaves out none.
    var swarm: UInt64 = 0

    var labels: [String] = []
    var notes: [String] = []
    var example = ""
    var isReporting = false

    init() {}
}

extension TestCase {
    /// Prepares for a run in which choices are random.
    mutating func reset(random: SeededGenerator, limit: Int) {
        clear()
        script.removeAll(keepingCapacity: true)
        self.random = random
        self.limit = limit
        isRandom = true
        let roll = self.random.next()
        swarm = roll & 1 == 0 ? 0 : roll
    }

    /// Prepares for a run that reads `script` back, and then reads zeros until `limit` choices are made.
    mutating func reset(script: [UInt64], limit: Int) {
        clear()
        self.script = script
        self.limit = limit
        isRandom = false
        swarm = 0
    }

    private mutating func clear() {
        choices.removeAll(keepingCapacity: true)
        bounds.removeAll(keepingCapacity: true)
        spans.removeAll(keepingCapacity: true)
        labels.removeAll(keepingCapacity: true)
        notes.removeAll(keepingCapacity: true)
        currentSpan = -1
        example = ""
        isReporting = false
    }

    /// Closes the spans that an error left open.
    mutating func finish() {
        while currentSpan >= 0 {
            close(Int(currentSpan))
        }
    }
}
