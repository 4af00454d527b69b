import CRDTKit
import CRDTStore
import Testing

@Suite("Sync engine")
struct SyncEngineTests {
    private static let unreachable = SyncFailure.retryable(RetryableFailure(.unreachable))

    private static func started(_ configuration: SyncConfiguration = SyncConfiguration()) -> EngineBench {
        var bench = EngineBench(configuration: configuration)
        bench.start()
        return bench
    }

    @Test func aWriteIsSentAndLeavesOnAcknowledgement() {
        var bench = Self.started()
        bench.answerAll()
        bench.write("a")
        #expect(bench.engine.status(of: "a").state == .syncing)
        bench.answer()
        #expect(bench.outbox.count == 1)
        bench.answer()
        #expect(bench.outbox.isEmpty && bench.remote.count == 1)
        #expect(bench.engine.status(of: "a").state == .synced(SyncCursor([1])))
        #expect(bench.engine.status.state == .synced(SyncCursor([1])))
    }

    @Test func nothingIsSyncedBeforeEverythingWasFetchedOnce() {
        var bench = Self.started()
        #expect(bench.engine.status.state == .syncing)
        bench.fail(Self.unreachable)
        #expect(bench.engine.status.state == .localOnly)
        #expect(bench.engine.status.lastFailure?.cause == .unreachable)
        bench.passTime()
        bench.answerAll()
        #expect(bench.engine.status.state == .synced(SyncCursor([1])))
        #expect(bench.engine.status.lastFailure == nil)
    }

    /// One failed round, then nothing happens: it is tried again by itself.
    @Test(arguments: RetryableFailure.Cause.allCases)
    func whatFailedIsTriedAgain(cause: RetryableFailure.Cause) {
        var bench = Self.started()
        bench.answerAll()
        bench.write("a")
        bench.fail(.retryable(RetryableFailure(cause)))
        #expect(bench.asked.isEmpty)
        #expect(bench.engine.status(of: "a").state == .queued(1))
        bench.passTime()
        bench.answerAll()
        #expect(bench.outbox.isEmpty)
    }

    @Test func waitsGrowToTheCapAndStartAnewAfterSuccess() {
        var bench = Self.started()
        let configuration = bench.engine.configuration
        var longest: UInt64 = 0
        for failures in 1...40 {
            bench.fail(Self.unreachable)
            let bound = min(configuration.backoffBase << UInt64(min(failures - 1, 20)), configuration.backoffCap)
            let delay = (bench.engine.wakeTime ?? .max) - bench.now
            #expect(delay <= bound)
            longest = max(longest, delay)
            bench.passTime()
        }
        #expect(longest > configuration.backoffCap / 2)
        bench.answerAll()
        bench.write("a")
        bench.fail(Self.unreachable)
        #expect((bench.engine.wakeTime ?? .max) - bench.now <= configuration.backoffBase)
    }

    @Test(arguments: [SyncEvent.foreground, .connectivityHint, .syncNow])
    func aReasonToHopeEndsTheWait(event: SyncEvent) {
        var bench = Self.started()
        for _ in 0..<20 {
            bench.fail(Self.unreachable)
            bench.passTime()
        }
        bench.fail(Self.unreachable)
        #expect(bench.asked.isEmpty)
        bench.tell(event)
        #expect(bench.asked.count == 1)
    }

    @Test func aWriteShortensTheWaitOnce() {
        var bench = Self.started()
        bench.fail(.retryable(RetryableFailure(.busy, retryAfter: 1_000_000)))
        bench.write("a")
        let wake = bench.engine.wakeTime ?? .max
        #expect(wake <= bench.now + bench.engine.configuration.writeWindow)
        for _ in 0..<100 { bench.write("a") }
        #expect(bench.engine.wakeTime == wake)
    }

    @Test func theOtherSideIsLeftAloneForAsLongAsItAsks() {
        var bench = Self.started()
        bench.fail(.retryable(RetryableFailure(.busy, retryAfter: 90_000)))
        #expect((bench.engine.wakeTime ?? 0) >= bench.now + 90_000)
        bench.passTime()
        bench.fail(.retryable(RetryableFailure(.busy, retryAfter: .max)))
        #expect((bench.engine.wakeTime ?? .max) <= bench.now + 3_600_000 + 300_000)
    }

    @Test func aRequestWithoutAnAnswerIsGivenUpAndItsAnswerWelcome() {
        var bench = Self.started()
        bench.answerAll()
        bench.write("a")
        bench.passTime()
        #expect(bench.late.count == 1 && bench.asked.isEmpty)
        bench.answer(bench.late[0])
        bench.answerAll()
        #expect(bench.outbox.isEmpty && bench.engine.status.pendingCount == 0)
    }

    @Test(arguments: SyncBlock.allCases)
    func whatBlocksIsShownAndLookedAtAgain(block: SyncBlock) {
        var bench = Self.started()
        bench.answerAll()
        bench.write("a")
        bench.fail(.blocking(block))
        #expect(bench.engine.status.state == .blocked(block))
        #expect(bench.engine.status(of: "a").state == .blocked(block))
        bench.passTime()
        bench.answerAll()
        #expect(bench.outbox.isEmpty)
        #expect(bench.engine.status(of: "a").state == .synced(SyncCursor([2])))
    }
}

extension SyncEngineTests {
    @Test func aRejectedEntryHoldsBackItsDocumentOnly() {
        var bench = Self.started()
        bench.answerAll()
        bench.write("a")
        bench.answer([.rejected(PermanentFailure(.invalid))])
        bench.answer()
        bench.write("a")
        bench.write("b")
        bench.answerAll()
        #expect(bench.outbox.map(\.document) == ["a", "a"])
        #expect(bench.engine.status(of: "a").state == .blocked(.rejected))
        #expect(bench.engine.status(of: "b").state == .synced(SyncCursor([1])))
        #expect(bench.engine.status.rejectedCount == 1)
        bench.tell(.rejectionLifted("a"))
        bench.answerAll()
        #expect(bench.outbox.isEmpty)
    }

    /// A side that rejects requests as a whole: the one entry is found, the others arrive.
    @Test func aPoisonousEntryIsFound() throws {
        var bench = EngineBench()
        for index in 0..<20 { bench.write(DocumentName("\(index)")) }
        let poison = bench.outbox[13]
        bench.start()
        while let action = bench.asked.first {
            if case .push(_, let documents, let limit) = action,
                bench.entries(documents, limit: limit).contains(poison)
            {
                bench.fail(.permanent(PermanentFailure(.tooLarge)))
            } else {
                bench.answer()
            }
        }
        #expect(bench.outbox == [poison])
        #expect(bench.rejected == [poison])
        #expect(bench.pushes < 20)
    }

    @Test func aDeferredDocumentDoesNotHoldUpOthers() {
        var bench = Self.started()
        bench.answerAll()
        bench.write("a")
        bench.answer([.deferred])
        bench.answer()
        #expect(bench.engine.status(of: "a").state == .queued(1))
        bench.write("b")
        bench.answerAll()
        #expect(bench.outbox.map(\.document) == ["a"])
        bench.passTime()
        bench.answerAll()
        #expect(bench.outbox.isEmpty)
    }

    @Test func aDocumentWithoutItsKeyWaitsAlone() {
        var bench = Self.started()
        bench.answerAll()
        bench.write("a")
        bench.answer([.blocked(.key)])
        bench.answer()
        #expect(bench.engine.status(of: "a").state == .blocked(.key))
        bench.write("b")
        bench.answerAll()
        #expect(bench.outbox.map(\.document) == ["a"])
        bench.tell(.syncNow)
        bench.answerAll()
        #expect(bench.outbox.isEmpty)
        #expect(bench.engine.status.state == .synced(SyncCursor([2])))
    }

    @Test func anEditDuringAPushStaysPending() {
        var bench = Self.started()
        bench.answerAll()
        bench.write("a")
        bench.answer()
        bench.write("a")
        bench.answer()
        #expect(bench.outbox.count == 1 && bench.engine.status(of: "a").pendingCount == 1)
        bench.answerAll()
        #expect(bench.outbox.isEmpty)
    }

    @Test func ofTwoCountsTheLaterOneHolds() {
        var bench = Self.started()
        bench.tell(.outboxChanged(OutboxCount(document: "a", pending: 0, tick: 9)))
        bench.tell(.outboxChanged(OutboxCount(document: "a", pending: 1, tick: 8)))
        #expect(bench.engine.status.pendingCount == 0)
    }

    @Test func sendingDoesNotStarveFetching() {
        var bench = Self.started()
        for _ in 0..<30 {
            bench.write("a")
            bench.answer()
            bench.tell(.remoteChanged)
        }
        #expect(bench.pulls >= 5 && bench.pushes >= 5)
    }

    @Test func aDiskThatCannotTakeTheAnswerChangesNothing() {
        var bench = Self.started()
        bench.answerAll()
        bench.write("a")
        bench.answer()
        bench.fail(.retryable(RetryableFailure(.storage)))
        #expect(bench.outbox.count == 1 && bench.engine.status.pendingCount == 1)
        bench.passTime()
        bench.answerAll()
        #expect(bench.outbox.isEmpty)
    }

    @Test func stoppedItRestsAndGoesOnWhenStarted() {
        var bench = Self.started()
        bench.answerAll()
        bench.write("a")
        bench.tell(.stopped)
        #expect(bench.engine.status.state == .localOnly && bench.engine.quiescence == .stopped)
        bench.write("b")
        #expect(bench.asked.isEmpty && bench.engine.wakeTime == nil)
        bench.start()
        bench.answerAll()
        #expect(bench.outbox.isEmpty)
    }

    @Test func aConflictIsShownUntilItIsDecided() {
        var bench = Self.started()
        bench.answerAll()
        bench.tell(.conflictChanged("a", isInConflict: true))
        #expect(bench.engine.status(of: "a").state == .conflict && bench.engine.status.state == .conflict)
        bench.tell(.conflictChanged("a", isInConflict: false))
        #expect(bench.engine.status.state == .synced(SyncCursor([1])))
    }

    @Test func everyStateHasWords() {
        let states: [SyncState] = [.localOnly, .queued(1), .syncing, .synced(SyncCursor([])), .conflict]
        let keys = states.map(\.messageKey) + SyncBlock.allCases.map(\.messageKey)
        #expect(Set(keys).count == keys.count && !keys.contains(""))
    }
}
