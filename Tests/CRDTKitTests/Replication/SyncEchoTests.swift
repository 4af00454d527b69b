import CRDTKit
import Testing

@Suite("SyncSession: answers to nothing new")
struct SyncEchoTests {
    @Test("Field case 29: two sides that wait for what was lost don't answer each other without end")
    func waiting() throws {
        var pair = SyncSessionTests.Pair(SyncSessionTests.document(1, 0..<3), SyncSessionTests.document(2, 3..<6))
        pair.handle(.start, at: 0)
        pair.handle(.start, at: 1)
        try pair.settle()
        for side in 0...1 {
            pair.documents[side].root.insert(10 + side)
            pair.handle(.edited, at: side)
        }
        pair.wire.removeAll()

        // One side says again where it stands. Each lacks what the other takes to be under way.
        pair.handle(.edited, at: 0)
        try pair.settle(limit: pair.sent + 10)
        #expect(!pair.areSynchronized)

        for side in 0...1 {
            #expect(pair.sessions[side].needsTimeout(pair.documents[side]))
            pair.handle(.timeout, at: side)
        }
        try pair.settle(limit: pair.sent + 10)
        #expect(pair.areSynchronized)
        #expect(pair.documents[0] == pair.documents[1])
    }
}
