import Testing

@testable import CRDTKit

/// States and changes that come when much has happened since they were sent.
@Suite struct LateArrivalTests {
    @Test("A state that was long under way brings nothing back that was forgotten since")
    func lateStateAfterCompaction() throws {
        var left = Document<LWWMap<String, Int>>(replica: 1)
        left.root["key"] = 1
        var right = left.fork(as: 2)
        let late = right
        left.root["key"] = nil
        try right.merge(left)
        try left.compact(versions: [right.version])
        for document in [late, right] {
            try left.merge(snapshot: document.snapshot())
            try left.mergeState(document)
            #expect(left.root["key"] == nil)
        }
        try left.merge(snapshot: late.snapshot())
        #expect(left.root.isEmpty && left.version == right.version)
    }

    @Test("A change that waits for this replica's own lost changes is applied when they are made again")
    func waitsForOneself() throws {
        var document = Document<GCounterRecord>(replica: 1)
        let backup = document
        for _ in 0..<3 { document.count.increment() }
        var other = Document<GCounterRecord>(replica: 2)
        try other.merge(document)
        other.count.increment()
        let last = try #require(try other.changes().last)
        // The copy from before knows nothing of what it did since; the other's change waits for that.
        document = backup
        try document.apply(last)
        #expect(document.parkedChanges.count == 1)
        for _ in 0..<3 { document.count.increment() }
        var third = Document<GCounterRecord>(replica: 3)
        third.count.increment()
        try document.apply(third.changes())
        #expect(document.parkedChanges.isEmpty && document.count.value == 5)
    }
}

private struct GCounterRecord: ReplicatedRecord {
    var count = GCounter()

    static let fields: Fields<GCounterRecord> = [Field("count", \.count)]
}
