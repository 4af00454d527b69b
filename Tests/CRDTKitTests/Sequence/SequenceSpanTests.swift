import Testing

@testable import CRDTKit

/// How edits are held: as few spans as their ids allow.
@Suite struct SequenceSpanTests {
    private func spans(_ text: RGAText) -> [String] {
        text.engine.tree.map { span in
            let content = text.engine.content.fragment(of: [span.storageRange], totalStorage: span.extent.storage)
            return span.isDeleted ? "-" + content : content
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
        #expect(spans(text) == ["abc", "-def", "gh"])
        try text.remove(at: .scalar(3))
        #expect(spans(text) == ["abc", "-defg", "h"])
        try text.remove(at: .scalar(0))
        try text.remove(at: .scalar(1))
        #expect(spans(text) == ["-a", "b", "-cdefg", "h"])
        try text.remove(at: .scalar(0))
        #expect(spans(text) == ["-abcdefg", "h"])
    }

    @Test func removingWithinASpan() throws {
        var text = RGAText(replica: 1)
        text.append("a日b📊c")
        try text.remove(.scalar(1..<4))
        #expect(spans(text) == ["a", "-日b📊", "c"])
        #expect(text.utf16Count == 2)
    }
}
