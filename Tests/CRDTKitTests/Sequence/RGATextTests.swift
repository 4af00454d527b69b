import Testing

@testable import CRDTKit

@Suite struct RGATextTests {
    @Test func editing() throws {
        var text = RGAText(replica: 1)
        text.append("Hello")
        text.append("")
        try text.insert("👋 ", at: .character(0))
        try text.replace(.utf16(3..<8), with: "Goodbye")
        #expect(text.string == "👋 Goodbye")
        #expect("\(text)" == "👋 Goodbye")
        text.update(to: "👋 Good evening")
        #expect(text.string == "👋 Good evening")
        text.removeAll()
        #expect(text.isEmpty)
        text.update(to: "aaa")
        text.update(to: "aa")
        text.update(to: "aaaa")
        #expect(text.string == "aaaa")
    }

    @Test func editsThatDoNothingTakeNoIDs() throws {
        var text = RGAText(replica: 1)
        text.append("ab")
        let version = text.version
        text.append("")
        try text.insert("", at: .scalar(1))
        try text.remove(.scalar(1..<1))
        try text.replace(.scalar(2..<2), with: "")
        text.update(to: "ab")
        #expect(text.version == version)
    }

    /// Updating keeps the identity of what both texts have in common.
    @Test func updatingKeepsCursors() throws {
        var text = RGAText(replica: 1)
        text.append("The quick fox jumps")
        let cursor = try text.cursor(at: .scalar(14))
        text.update(to: "The quick brown fox jumps")
        #expect(text.offset(of: cursor) == ScalarOffset.scalar(20))
    }

    /// Three replicas, deletions and insertions at one place, merged in a ring.
    @Test func concurrentEditsAtOnePlace() throws {
        var c0 = RGAText(replica: 10)
        c0.append("a")
        var c1 = c0.fork(as: 11)
        try c1.insert("b", at: .scalar(1))
        try c0.insert("c", at: .scalar(1))
        try c0.remove(at: .scalar(0))
        var c2 = RGAText(replica: 12)
        c2.merge(c0)
        try c2.insert("d", at: .scalar(0))
        c1.merge(c2)
        c2.merge(c1)
        #expect(c1 == c2)
        #expect(c1.string == c2.string)
        #expect(Set(c1.string) == ["b", "c", "d"])
    }

    @Test func forwardTypedRunsDoNotInterleave() throws {
        var start = RGAText(replica: 1)
        start.append("[]")
        var anna = start.fork(as: 2)
        var ben = start.fork(as: 3)
        for (offset, letter) in "anna".enumerated() { try anna.insert(String(letter), at: .scalar(1 + offset)) }
        for (offset, letter) in "ben".enumerated() { try ben.insert(String(letter), at: .scalar(1 + offset)) }
        let merged = anna.merging(ben)
        #expect(merged == ben.merging(anna).fork(as: 2))
        #expect(merged.string == "[benanna]")
    }

    /// Stated in the documentation of ``RGAText``: runs typed backwards at one place may come out mixed.
    @Test func backwardTypedRunsMayInterleave() throws {
        var start = RGAText(replica: 1)
        start.append("[]")
        var anna = start.fork(as: 2)
        var ben = start.fork(as: 3)
        for letter in "anna".reversed() { try anna.insert(String(letter), at: .scalar(1)) }
        for letter in "ben".reversed() { try ben.insert(String(letter), at: .scalar(1)) }
        #expect(anna.string == "[anna]")
        #expect(ben.string == "[ben]")
        let merged = anna.merging(ben)
        #expect(merged.string == ben.merging(anna).string)
        #expect(merged.string == "[abnenna]")
    }

    @Test func copiesAreIndependent() throws {
        var text = RGAText(replica: 1)
        text.append("one")
        let copy = text
        text.append(" two")
        try text.remove(at: .scalar(0))
        #expect(copy.string == "one")
        #expect(text.string == "ne two")
    }

    @Test func equalTextsHashAlike() throws {
        var text = RGAText(replica: 1)
        text.append("ab")
        try text.insert("c", at: .scalar(1))
        var other = RGAText(replica: 2)
        other.merge(text)
        #expect(text == other)
        #expect(text.hashValue == other.hashValue)
        try other.remove(at: .scalar(1))
        #expect(text != other)
    }
}
