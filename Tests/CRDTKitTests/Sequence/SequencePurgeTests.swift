import Testing

@testable import CRDTKit

/// Tombstones that were dropped, and merging with replicas that still have them.
@Suite struct SequencePurgeTests {
    @Test func dropsTombstonesAndTheirContent() throws {
        var text = RGAText(replica: 1)
        text.append("Hello cruel 📊 world")
        try text.remove(.scalar(5..<13))
        let before = text
        text.compact()
        text.engine._invariantCheck()
        #expect(text.string == "Hello world")
        #expect(text.string == before.string)
        #expect(text.engine.storedCount == text.engine.count)
        #expect(text.engine.content.bytes.count == text.utf8Count)
        let again = text
        text.compact()
        #expect(text == again)
    }

    /// A purged side and one that has the tombstones still: whichever merges the other, the tombstones are gone.
    @Test(arguments: 0..<60)
    func mergingWithAReplicaThatPurged(seed: UInt64) throws {
        var generator = SplitMix(seed: seed)
        var first = SequencePeer(replica: 1)
        for _ in 0..<40 { _ = first.edit(using: &generator) }
        var second = SequencePeer(replica: 2, copying: first)
        first.engine.removeTombstones()
        let stable = first
        for _ in 0..<10 {
            _ = first.edit(using: &generator)
            _ = second.edit(using: &generator)
        }
        var forwards = first
        forwards.merge(second)
        var backwards = second
        backwards.merge(first)
        forwards.engine._invariantCheck()
        backwards.engine._invariantCheck()
        #expect(forwards.engine == backwards.engine)
        var again = forwards
        again.merge(second)
        again.merge(stable)
        #expect(again.engine == forwards.engine)
        let stored = Set(forwards.storedIDs)
        for id in second.storedIDs where stable.version.contains(id) && !stable.holds(id) {
            #expect(!stored.contains(id), "\(id) was purged")
        }
    }
}

extension SequencePeer {
    /// The ids that the engine holds.
    fileprivate var storedIDs: [OperationID] {
        engine.runs.flatMap { run in (0..<run.length).map { run.firstID.advanced(by: $0) } }
    }

    fileprivate func holds(_ id: OperationID) -> Bool { engine.place(of: id) != nil }
}
