import Foundation
import Testing

@testable import CRDTKit

@Suite struct TextCursorTests {
    @Test func inEachUnit() throws {
        var text = RGAText(replica: 1)
        text.append("A📊B")
        for side in [RGACursor.Side.left, .right] {
            let cursor = try text.cursor(at: .scalar(2), keeping: side)
            #expect(text.offset(of: cursor) == ScalarOffset.scalar(2))
            #expect(text.offset(of: cursor) == UTF16Offset.utf16(3))
            #expect(text.offset(of: cursor) == UTF8Offset.utf8(5))
            #expect(text.offset(of: cursor) == CharacterOffset.character(2))
        }
    }

    @Test func atTheEndAndInEmptyText() throws {
        var text = RGAText(replica: 1)
        let empty = try text.cursor(at: .utf16(0))
        let emptyRight = try text.cursor(at: .utf16(0), keeping: .right)
        #expect(text.offset(of: empty) == ScalarOffset.scalar(0))
        #expect(text.offset(of: emptyRight) == ScalarOffset.scalar(0))
        text.append("ab")
        let end = try text.cursor(at: .utf16(2))
        let endRight = try text.cursor(at: .utf16(2), keeping: .right)
        text.append("cd")
        #expect(text.offset(of: empty) == ScalarOffset.scalar(0))
        #expect(text.offset(of: emptyRight) == ScalarOffset.scalar(4))
        #expect(text.offset(of: end) == ScalarOffset.scalar(2))
        #expect(text.offset(of: endRight) == ScalarOffset.scalar(4))
    }

    @Test func survivesEditsOnEitherSideAndAtIt() throws {
        var text = RGAText(replica: 1)
        text.append("one two")
        let left = try text.cursor(at: .scalar(4))
        let right = try text.cursor(at: .scalar(4), keeping: .right)
        var other = text.fork(as: 2)
        try other.insert("zero ", at: .scalar(0))
        other.append(" three")
        try other.insert("and ", at: .scalar(9))
        text.merge(other)
        #expect(text.string == "zero one and two three")
        #expect(text.offset(of: left) == ScalarOffset.scalar(9))
        #expect(text.offset(of: right) == ScalarOffset.scalar(13))
        #expect(other.offset(of: right) == ScalarOffset.scalar(13))
    }

    @Test func staysWhereItsAnchorWas() throws {
        var text = RGAText(replica: 1)
        text.append("abcdef")
        let left = try text.cursor(at: .scalar(3))
        let right = try text.cursor(at: .scalar(3), keeping: .right)
        try text.remove(.scalar(1..<5))
        #expect(text.string == "af")
        #expect(text.offset(of: left) == ScalarOffset.scalar(1))
        #expect(text.offset(of: right) == ScalarOffset.scalar(1))
        try text.insert("xy", at: .scalar(0))
        #expect(text.offset(of: left) == ScalarOffset.scalar(3))
        text.removeAll()
        #expect(text.offset(of: left) == UTF16Offset.utf16(0))
        text.compact()
        #expect(text.offset(of: left, as: UTF16Offset.self) == nil)
    }

    @Test func insideACharacter() throws {
        var text = RGAText(replica: 1)
        text.append("ae")
        let cursor = try text.cursor(at: .scalar(2))
        text.append("\u{301}b")
        #expect(text.offset(of: cursor) == ScalarOffset.scalar(2))
        #expect(text.offset(of: cursor) == CharacterOffset.character(1))
    }

    @Test func canBeSaved() throws {
        var text = RGAText(replica: 1)
        text.append("ab")
        for cursor in [.start, .end, try text.cursor(at: .scalar(1)), try text.cursor(at: .scalar(1), keeping: .right)]
        {
            let data = try JSONEncoder().encode(cursor)
            #expect(try JSONDecoder().decode(RGACursor.self, from: data) == cursor)
        }
    }
}
