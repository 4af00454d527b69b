import Testing

@testable import CRDTKit

/// Large sequences: no recursion over their length, nothing quadratic in what was removed.
@Suite struct SequenceScaleTests {
    @Test func appendOnlyMerges() {
        for count in [20_000, 2_000_000] {
            var list = RGAArray<Int>(replica: 1)
            list.append(contentsOf: 0..<count / 2)
            for number in count / 2..<min(count, count / 2 + 10_000) { list.append(number) }
            var other = RGAArray<Int>(replica: 2)
            other.append(-1)
            other.merge(list)
            list.merge(other)
            #expect(list == other)
            #expect(list.count == min(count, count / 2 + 10_000) + 1)
            #expect(Array(list.engine.runs).count == 2)
        }
    }

    @Test func manyTombstones() throws {
        var text = RGAText(replica: 1)
        for number in 0..<20_000 {
            text.append(number.isMultiple(of: 2) ? "ab" : "c")
            if number.isMultiple(of: 3) { try text.remove(at: .scalar(text.scalarCount / 2)) }
        }
        text.engine._invariantCheck()
        #expect(text.engine.storedCount - text.engine.count == 6_667)
        var other = RGAText(replica: 2)
        other.append("z")
        other.merge(text)
        text.merge(other)
        #expect(text == other)
        other.removeAll()
        text.merge(other)
        #expect(text.isEmpty)
        #expect(text == other)
    }

    /// 100,000 elements, each the child of the one before or each a sibling of it, in spans that cannot be joined.
    @Test(arguments: [true, false])
    func deepAndWideHistories(isDeep: Bool) throws {
        var engine = TextEngine()
        var parent: OperationID?
        for number: UInt64 in 1...100_000 {
            let id = OperationID(counter: number, replica: ReplicaID(high: 0, low: number % 2))
            try engine.insert("a", after: parent, firstID: id)
            if isDeep { parent = id }
        }
        engine._invariantCheck()
        #expect(Array(engine.runs).count == 100_000)
        var other = TextEngine()
        _ = other.insert("b", at: 0, firstID: OperationID(counter: 1, replica: 9))
        other.merge(engine, mine: [9: 1], theirs: [0: 100_000, 1: 100_000])
        engine.merge(other, mine: [0: 100_000, 1: 100_000], theirs: [9: 1, 0: 100_000, 1: 100_000])
        #expect(engine == other)
        #expect(engine.count == 100_001)
        let last = OperationID(counter: 100_000, replica: 0)
        #expect(engine.parent(of: last) == (isDeep ? OperationID(counter: 99_999, replica: 1) : nil))
    }

    /// A child of the first element has to pass all later siblings and their descendants.
    @Test func placingPastManyGreaterElements() throws {
        var engine = TextEngine()
        try engine.insert("a", after: nil, firstID: OperationID(counter: 1, replica: 1))
        let parent = OperationID(counter: 1, replica: 1)
        for number: UInt64 in 0..<30_000 {
            try engine.insert("b", after: parent, firstID: OperationID(counter: 100_000 + 2 * number, replica: 1))
        }
        for number: UInt64 in 0..<30_000 {
            let id = OperationID(counter: 50_000 - number, replica: 2)
            try engine.insert("c", after: parent, firstID: id)
        }
        engine._invariantCheck()
        let expected = "a" + String(repeating: "b", count: 30_000) + String(repeating: "c", count: 30_000)
        #expect(engine.visibleContent == expected)
        #expect(engine.id(at: 60_000) == OperationID(counter: 20_001, replica: 2))
    }

    @Test func longSpansOfWideScalarsStayQuickToSearch() throws {
        var text = RGAText(replica: 1)
        text.append(String(repeating: "日é📊a", count: 50_000))
        text.engine._invariantCheck()
        #expect(text.engine.tree.allSatisfy { $0.length <= Span.maximumMixedLength })
        #expect(Array(text.engine.runs).count == 1)
        #expect(try text.convert(.utf16(5 * 40_000 + 2), to: ScalarOffset.self) == .scalar(160_002))
        #expect(try text.convert(.scalar(160_003), to: UTF8Offset.self) == .utf8(400_009))
    }
}
