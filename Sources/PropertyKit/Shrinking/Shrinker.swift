/// Looks for the simplest choices that fail in the same way.
///
/// It knows nothing of values: it edits the recorded choices, runs the test case again, and keeps the edit if the case
/// still fails and what it drew is shortlex-smaller. Since the order is well-founded it ends, and a sequence that no pass
/// can improve is the result. The passes are those of Hypothesis (MacIver and Donaldson, *Test-Case Reduction via Test-Case
/// Generation*, ECOOP 2020).
struct Shrinker {
    private(set) var best: Recording
    private(set) var attempts = 0
    private(set) var improvements = 0
    private let budget: Int
    private let evaluate: (_ script: [UInt64], _ limit: Int) -> Bool
    private let latestRecording: () -> Recording
    private var seen: Set<UInt64> = []

    /// - Parameters:
    ///   - budget: How often `evaluate` may be called.
    ///   - latestRecording: Gives what the last run drew.
    ///   - evaluate: Runs a script and says whether it fails in the same way.
    init(
        _ start: Recording,
        budget: Int,
        latestRecording: @escaping () -> Recording,
        evaluate: @escaping (_ script: [UInt64], _ limit: Int) -> Bool
    ) {
        best = start
        self.budget = budget
        self.latestRecording = latestRecording
        self.evaluate = evaluate
        seen.insert(Self.fingerprint(start.choices))
    }
}

extension Shrinker {
    /// Whether attempts are left.
    var hasBudget: Bool { attempts < budget }

    mutating func run() {
        var before = -1
        while before != improvements && hasBudget {
            before = improvements
            repeatUntilStable { $0.deleteSpans() }
            zeroSpans()
            replaceByDescendants()
            deleteChunks()
            minimizeEach()
            minimizeDuplicates()
            sortSiblings()
            swapOutOfOrder()
            redistributePairs()
            lowerPairs()
            lowerAndDelete()
            deleteAndRenumber()
            if before == improvements { enumerateSimplest() }
        }
    }

    private mutating func repeatUntilStable(_ pass: (inout Shrinker) -> Void) {
        var before = -1
        while before != improvements && hasBudget {
            before = improvements
            pass(&self)
        }
    }

    /// Tries a candidate; whether it is now the best.
    mutating func consider(_ candidate: [UInt64]) -> Bool {
        guard hasBudget, ChoiceSequence.isSimpler(candidate, than: best.choices) else { return false }
        guard seen.insert(Self.fingerprint(candidate)).inserted else { return false }
        attempts += 1
        guard evaluate(candidate, best.choices.count) else { return false }
        let recording = latestRecording()
        guard ChoiceSequence.isSimpler(recording.choices, than: best.choices) else { return false }
        best = recording
        improvements += 1
        return true
    }

    /// Runs a script whatever its order; gives what it drew, and whether it is now the best.
    mutating func probe(_ script: [UInt64], limit: Int) -> (drawn: Recording, isBest: Bool) {
        attempts += 1
        let fails = evaluate(script, limit)
        let recording = latestRecording()
        guard fails, ChoiceSequence.isSimpler(recording.choices, than: best.choices) else { return (recording, false) }
        best = recording
        improvements += 1
        return (recording, true)
    }

    /// Tries `base` without a range.
    mutating func consider(_ base: [UInt64], without range: Range<Int>) -> Bool {
        guard !range.isEmpty, range.upperBound <= base.count else { return false }
        var candidate = base
        candidate.removeSubrange(range)
        return consider(candidate)
    }

    /// The largest `n` for which `accepts(n)` held, found by doubling and then halving; each accepted `n` improved `best`.
    mutating func largestAccepted(upTo limit: UInt64, _ accepts: (inout Shrinker, UInt64) -> Bool) -> UInt64 {
        var accepted: UInt64 = 0
        var step: UInt64 = 1
        while accepted < limit {
            let next = min(limit, accepted + min(step, limit - accepted))
            guard accepts(&self, next) else { break }
            accepted = next
            step = step > UInt64.max / 2 ? step : step * 2
        }
        while step > 1 {
            step /= 2
            guard limit - accepted >= step else { continue }
            if accepts(&self, accepted + step) { accepted += step }
        }
        return accepted
    }

    private static func fingerprint(_ choices: [UInt64]) -> UInt64 {
        var code = UInt64(choices.count)
        for value in choices {
            code = SeededGenerator.mix(code &+ 0x9E37_79B9_7F4A_7C15) ^ value
        }
        return SeededGenerator.mix(code)
    }
}
