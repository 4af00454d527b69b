import Testing

@testable import CRDTKit

/// How edits are held: as few spans as their ids allow.
@Suite struct SequenceSpanTests {
    private func spans(_ text: RGAText) -> [String] {
        text.engine.tree.map { span in
            if span.isDeleted { return "-\(span.length)" }
            return text.engine.content.fragment(of: [span.storageRange], totalStorage: span.extent.storage)
        }
    }

    @Test func typingIsOneSpan() throws {
        var text = RGAText(replica: 1)
        for letter in "hello" { text.append(String(letter)) }
        #expect(spans(text) == ["hello"])
        for (offset, letter) in "xyz".enumerated() { try text.insert(String(letter), at: .scalar(2 + offset)) }
        #expect(spans(text) == ["he", "xyz", "llo"])
    }

    @Test func erasingBackwardsAndForwardsGrowsOneTombstone() throws {
        var text = RGAText(replica: 1)
        text.append("abcdefgh")
        for offset in [5, 4, 3] { try text.remove(at: .scalar(offset)) }
        #expect(spans(text) == ["abc", "-3", "gh"])
        try text.remove(at: .scalar(3))
        #expect(spans(text) == ["abc", "-4", "h"])
        try text.remove(at: .scalar(0))
        try text.remove(at: .scalar(1))
        #expect(spans(text) == ["-1", "b", "-5", "h"])
        try text.remove(at: .scalar(0))
        #expect(spans(text) == ["-7", "h"])
    }

    @Test func removingWithinASpan() throws {
        var text = RGAText(replica: 1)
        text.append("a日b📊c")
        try text.remove(.scalar(1..<4))
        #expect(spans(text) == ["a", "-3", "c"])
        #expect(text.utf16Count == 2)
    }

    @Test("What is typed where a removal found nothing to remove follows the visible element, not the tombstone")
    func typingBesideATombstone() throws {
        var engine = TextEngine()
        _ = engine.insert("ab", at: 0, firstID: OperationID(counter: 1, replica: 1))
        let erased: OperationIDRanges = [OperationIDRange(replica: 1, 2, upTo: 3)]
        try engine.remove(erased)
        try engine.remove(erased)
        let parent = engine.insert("c", at: 1, firstID: OperationID(counter: 3, replica: 2))
        #expect(parent == OperationID(counter: 1, replica: 1))
        engine._invariantCheck()
    }
}
