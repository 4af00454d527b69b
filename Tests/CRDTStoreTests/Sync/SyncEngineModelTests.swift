import CRDTStore
import PropertyKit
import Testing

/// An engine among random events, against what must hold whatever happens.
@Suite("Sync engine, at random")
struct SyncEngineModelTests {
    private static let names: [DocumentName] = ["a", "b", "c"]

    private static let verdicts = Generator<EntryOutcome.Verdict>.element(of: [
        .accepted, .deferred, .blocked(.key), .rejected(PermanentFailure(.invalid)),
    ])

    private static let failures = Generator<SyncFailure>.element(of: [
        .retryable(RetryableFailure(.unreachable)), .retryable(RetryableFailure(.busy, retryAfter: 40_000)),
        .blocking(.authentication), .permanent(PermanentFailure(.invalid)),
    ])

    private static var configuration: SyncConfiguration {
        var configuration = SyncConfiguration()
        configuration.pollInterval = nil
        configuration.entriesPerPush = 3
        configuration.documentsPerPush = 2
        return configuration
    }

    private typealias EngineTest = ModelTest<EngineBench, Int>

    /// The model is how many entries were written; the bench knows where they are.
    private static func test() -> EngineTest {
        EngineTest(
            "engine",
            system: EngineBench(configuration: configuration),
            model: 0,
            steps: 0...60,
            configuration: PropertyConfiguration(examples: 1_000)
        )
    }

    private static func withEvents(_ test: EngineTest) -> EngineTest {
        let writing = test.command("write", weight: 4, .element(of: names), system: { $0.write($1) }) { count, _ in
            count += 1
        }
        return adding(to: writing, "start", weight: 2) { $0.start() }
            .command("lift", .element(of: names), system: { $0.lift($1) }, model: { _, _ in })
            .command("time", .integer(in: 0...400_000), system: { $0.let(pass: $1) }, model: { _, _ in })
    }

    private static func withHints(_ test: EngineTest) -> EngineTest {
        var test = adding(to: test, "stop") { $0.tell(.stopped) }
        test = adding(to: test, "foreground") { $0.tell(.foreground) }
        test = adding(to: test, "sync now") { $0.tell(.syncNow) }
        test = adding(to: test, "remote changed") { $0.tell(.remoteChanged) }
        test = adding(to: test, "relaunch") { $0.relaunch() }
        return adding(to: test, "wait", weight: 3) { $0.passTime() }
    }

    private static func withAnswers(_ test: EngineTest) -> EngineTest {
        let several = Generator<[EntryOutcome.Verdict]>.array(of: verdicts, count: 1...3)
        let answering = adding(to: test, "accept", weight: 4) { $0.answer() }
            .command("answer", weight: 2, several, system: { $0.answer($1) }, model: { _, _ in })
            .command("fail", weight: 2, failures, system: { $0.fail($1) }, model: { _, _ in })
            .command("lose answer", failures, system: { $0.fail($1, arrived: true) }, model: { _, _ in })
        return adding(to: answering, "late answer") { $0.answerLate() }
    }

    private static func adding(
        to test: EngineTest,
        _ name: String,
        weight: Int = 1,
        _ run: @escaping (inout EngineBench) -> Void
    ) -> EngineTest {
        test.command(name, weight: weight, system: run, model: { _ in })
    }

    @Test func holdsWhateverHappens() throws {
        try Self.withAnswers(Self.withHints(Self.withEvents(Self.test())))
            .agreeing(on: "entries that are here or there", system: { $0.knownCount }, model: { $0 })
            .invariant("counts are right") { $0.engine.status.pendingCount == $0.outbox.count }
            .invariant("one request at a time") { $0.asked.count <= 1 || $0.hasLateSettlement }
            .invariant("no queue is stuck") { $0.isMovingOrDone }
            .invariant("waits are bounded") { $0.waitsWithinBounds }
            .invariant("synced is nothing pending") { $0.saysSyncedRightly }
            .invariant("everything arrives by time alone") { $0.deliversEverything() }
            .check()
    }
}

extension EngineBench {
    mutating func lift(_ name: DocumentName) {
        rejected = rejected.filter { $0.document != name }
        tell(.rejectionLifted(name))
    }

    mutating func `let`(pass time: UInt64) {
        now += time
        tell(.timer)
    }

    mutating func answerLate() {
        guard !late.isEmpty else { return }
        answer(late.removeFirst())
    }

    /// The process ends, and what was asked of it with it; the disk stays.
    mutating func relaunch() {
        let cursor = engine.cursor
        let lastSynced = engine.status.lastSynced
        engine = SyncEngine(configuration: engine.configuration)
        asked = []
        late = []
        let names = Set(outbox.map(\.document)).sorted()
        let state = StoredSyncState(
            outbox: names.map { count($0) },
            rejected: Set(rejected.map(\.document)).sorted(),
            cursor: cursor,
            lastSynced: lastSynced
        )
        tell(.started(state))
    }
}

extension EngineBench {
    /// How many entries are in the outbox, or have left it and are on the other side.
    var knownCount: Int { Set(outbox).union(remote).count }

    /// Acknowledgements that came late are written down beside the request that is on its way.
    var hasLateSettlement: Bool {
        asked.contains { if case .settle = $0 { true } else { false } }
    }

    private var blocked: Set<DocumentName> { Set(rejected.map(\.document)) }

    private var isSomethingToSend: Bool {
        outbox.contains { !blocked.contains($0.document) }
    }

    var isMovingOrDone: Bool {
        guard engine.isRunning else { return engine.quiescence == .stopped }
        // The other side may never answer; what is written down here is answered.
        if !asked.isEmpty && !hasLateSettlement && engine.wakeTime == nil { return false }
        if isSomethingToSend { return engine.quiescence == nil && (!asked.isEmpty || engine.wakeTime != nil) }
        return engine.quiescence != .stopped
    }

    var waitsWithinBounds: Bool {
        guard let wake = engine.wakeTime else { return true }
        return wake <= now + engine.configuration.backoffCap + 40_000
    }

    var saysSyncedRightly: Bool {
        for name in Set(outbox.map(\.document)) {
            if case .synced = engine.status(of: name).state { return false }
        }
        guard case .synced = engine.status.state else { return true }
        return outbox.isEmpty && engine.cursor != nil
    }

    /// From here on everything works and nobody does anything: whether all that may be sent arrives.
    func deliversEverything() -> Bool {
        guard engine.isRunning else { return true }
        var future = self
        for _ in 0..<200 where future.isSomethingToSend {
            future.answerAll()
            future.passTime()
        }
        return !future.isSomethingToSend
    }
}
