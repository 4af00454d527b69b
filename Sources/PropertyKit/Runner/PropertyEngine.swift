/// Runs test cases: random ones until one fails, then simpler ones for as long as they fail in the same way.
final class PropertyEngine {
    let name: String
    let call: String
    let configuration: PropertyConfiguration
    let requirements: [CoverageRequirement]
    private let body: (inout TestCase) throws -> Void
    private var testCase = TestCase()

    /// - Parameters:
    ///   - call: The name of the method that replays a failure.
    ///   - body: Draws, checks, and throws what failed.
    init(
        name: String,
        call: String = "check",
        configuration: PropertyConfiguration,
        requirements: [CoverageRequirement] = [],
        body: @escaping (inout TestCase) throws -> Void
    ) {
        self.name = name
        self.call = call
        self.configuration = configuration
        self.requirements = requirements
        self.body = body
    }
}

extension PropertyEngine {
    enum Outcome {
        case passed
        case rejected
        case overrun
        case failed(any Error)
    }

    func run() throws -> PropertyReport {
        if let text = configuration.replay { return try replay(text) }
        let root = SeededGenerator(seed: configuration.seed)
        var report = PropertyReport()
        var index: UInt64 = 0
        while report.examples < configuration.examples {
            if index == 0 {
                testCase.reset(script: [], limit: configuration.maximumChoices)
            } else {
                testCase.reset(random: root.fork(index), limit: configuration.maximumChoices)
            }
            index += 1
            let outcome = execute()
            report.choices += testCase.choices.count
            switch outcome {
            case .passed:
                report.examples += 1
                report.record(testCase.labels)
            case .rejected:
                report.rejected += 1
                try checkHealth(report)
            case .overrun:
                report.overruns += 1
                try checkHealth(report)
            case .failed(let error):
                throw shrunkFailure(error, examples: report.examples + 1)
            }
        }
        for requirement in requirements {
            try requirement.check(report, name: name)
        }
        return report
    }

    private func execute() -> Outcome {
        defer { testCase.finish() }
        do {
            try body(&testCase)
            return .passed
        } catch let interruption as Interruption {
            return interruption == .overrun ? .overrun : .rejected
        } catch {
            return .failed(error)
        }
    }

    private func checkHealth(_ report: PropertyReport) throws {
        let allowed = configuration.maximumDiscardsPerExample * max(10, report.examples)
        guard report.rejected + report.overruns > allowed else { return }
        if report.rejected >= report.overruns {
            throw PropertyHealthFailure.tooManyRejections(
                name: name,
                accepted: report.examples,
                rejected: report.rejected
            )
        }
        throw PropertyHealthFailure.tooLarge(
            name: name,
            accepted: report.examples,
            overruns: report.overruns,
            maximumChoices: configuration.maximumChoices
        )
    }

    private func replay(_ text: String) throws -> PropertyReport {
        guard let choices = ChoiceSequence(text) else {
            throw PropertyHealthFailure.unreadableReplay(name: name, replay: text)
        }
        let limit = max(configuration.maximumChoices, choices.choices.count)
        testCase.reset(script: choices.choices, limit: limit)
        var report = PropertyReport()
        switch execute() {
        case .passed:
            report.examples = 1
            report.record(testCase.labels)
        case .rejected: report.rejected = 1
        case .overrun: report.overruns = 1
        case .failed(let error):
            if configuration.shrinksReplay { throw shrunkFailure(error, examples: 1) }
            throw failure(error, recording: recording, examples: 1, shrinks: 0, attempts: 0)
        }
        report.choices = testCase.choices.count
        return report
    }

    private var recording: Recording {
        Recording(choices: testCase.choices, bounds: testCase.bounds, spans: testCase.spans)
    }

    private func shrunkFailure(_ error: any Error, examples: Int) -> PropertyFailure {
        let kind = FailureKind(error)
        var latest = error
        let budget = configuration.shrinkBudget
        var shrinker = Shrinker(recording, budget: budget, latestRecording: { [self] in recording }) {
            [self] script, limit in
            testCase.reset(script: script, limit: limit)
            guard case .failed(let error) = execute(), FailureKind(error) == kind else { return false }
            latest = error
            return true
        }
        shrinker.run()
        return failure(
            latest,
            recording: shrinker.best,
            examples: examples,
            shrinks: shrinker.improvements,
            attempts: shrinker.attempts
        )
    }

    /// Runs the final example once more, this time collecting what is to be reported.
    private func failure(
        _ error: any Error,
        recording: Recording,
        examples: Int,
        shrinks: Int,
        attempts: Int
    ) -> PropertyFailure {
        testCase.reset(script: recording.choices, limit: max(configuration.maximumChoices, recording.choices.count))
        testCase.isReporting = true
        var final = error
        var isFlaky = true
        if case .failed(let again) = execute(), FailureKind(again) == FailureKind(error) {
            final = again
            isFlaky = false
        }
        return PropertyFailure(
            name: name,
            example: testCase.example,
            reason: String(describing: final),
            notes: testCase.notes,
            examples: examples,
            shrinks: shrinks,
            shrinkAttempts: attempts,
            seed: configuration.seed,
            choices: ChoiceSequence(recording.choices),
            call: call,
            isFlaky: isFlaky,
            underlyingError: final
        )
    }
}
