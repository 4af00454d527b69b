import Testing

@testable import CRDTKit

/// Places in a text, counted in each unit.
@Suite struct TextOffsetTests {
    private func text(_ string: String) -> RGAText {
        var text = RGAText(replica: 1)
        text.append(string)
        return text
    }

    @Test(arguments: ["", "plain", "A📊B", "e\u{301}\u{327}x", "👨‍👩‍👧‍👦🇩🇪🇩🇪👍🏽", "a\r\nb\r\n", "日本語のテキスト", "\u{301}"])
    func lengths(string: String) {
        let text = text(string)
        #expect(text.utf8Count == string.utf8.count)
        #expect(text.utf16Count == string.utf16.count)
        #expect(text.scalarCount == string.unicodeScalars.count)
        #expect(text.characterCount == string.count)
        #expect(text.isEmpty == string.isEmpty)
        #expect(text.string == string)
    }

    /// Every offset of every unit, against `String`.
    @Test(arguments: ["", "A📊B", "e\u{301}\u{327}x日", "👨‍👩‍👧‍👦🇩🇪🇩🇪👍🏽", "a\r\nb"])
    func conversions(string: String) throws {
        let text = text(string)
        for value in -1...string.utf8.count + 1 {
            try check(UTF8Offset(value), in: text, against: string) { value in
                string.utf8.index(string.startIndex, offsetBy: value, limitedBy: string.endIndex)
            }
            try check(UTF16Offset(value), in: text, against: string) { value in
                string.utf16.index(string.startIndex, offsetBy: value, limitedBy: string.endIndex)
            }
            try check(ScalarOffset(value), in: text, against: string) { value in
                string.unicodeScalars.index(string.startIndex, offsetBy: value, limitedBy: string.endIndex)
            }
            try check(CharacterOffset(value), in: text, against: string) { value in
                string.index(string.startIndex, offsetBy: value, limitedBy: string.endIndex)
            }
        }
    }

    private func check<Offset: TextOffset>(
        _ offset: Offset,
        in text: RGAText,
        against string: String,
        index: (Int) -> String.Index?
    ) throws {
        guard offset.value >= 0, let found = index(offset.value) else {
            #expect(throws: TextOffsetError.self) { try text.convert(offset, to: ScalarOffset.self) }
            return
        }
        guard found.samePosition(in: string.unicodeScalars) != nil else {
            #expect(throws: TextOffsetError.insideScalar(offset.value, Offset.unit)) {
                try text.convert(offset, to: ScalarOffset.self)
            }
            return
        }
        let scalars = string.unicodeScalars.distance(from: string.startIndex, to: found)
        #expect(try text.convert(offset, to: ScalarOffset.self) == .scalar(scalars))
        #expect(
            try text.convert(offset, to: UTF8Offset.self)
                == .utf8(string.utf8.distance(from: string.startIndex, to: found))
        )
        #expect(
            try text.convert(offset, to: UTF16Offset.self)
                == .utf16(string.utf16.distance(from: string.startIndex, to: found))
        )
        if String.Index(found, within: string) != nil {
            #expect(
                try text.convert(offset, to: CharacterOffset.self)
                    == .character(string.distance(from: string.startIndex, to: found))
            )
        } else {
            #expect(throws: TextOffsetError.self) { try text.convert(offset, to: CharacterOffset.self) }
        }
    }

    @Test func removingTheFirstOfTwoEmojiByUTF8() throws {
        var text = text("📊👋")
        try text.remove(.utf8(0..<4))
        #expect(text.string == "👋")
    }

    @Test func removingCharacters() throws {
        var text = text("👨‍👩‍👧‍👦🇩🇪👍🏽e\u{301}\r\n!")
        try text.remove(at: .character(1))
        #expect(text.string == "👨‍👩‍👧‍👦👍🏽e\u{301}\r\n!")
        try text.remove(.character(1..<4))
        #expect(text.string == "👨‍👩‍👧‍👦!")
        try text.remove(at: .character(0))
        #expect(text.string == "!")
    }

    @Test func offsetsInsideAScalarChangeNothing() {
        var text = text("A📊B")
        let before = text
        #expect(throws: TextOffsetError.insideScalar(2, .utf16)) { try text.insert("x", at: .utf16(2)) }
        #expect(throws: TextOffsetError.insideScalar(3, .utf8)) { try text.remove(.utf8(1..<3)) }
        #expect(throws: TextOffsetError.insideScalar(4, .utf8)) { try text.replace(.utf8(4..<5), with: "y") }
        #expect(throws: TextOffsetError.outOfBounds(4, .scalar, count: 3)) { try text.insert("x", at: .scalar(4)) }
        #expect(throws: TextOffsetError.outOfBounds(-1, .character, count: 3)) { try text.remove(at: .character(-1)) }
        #expect(throws: TextOffsetError.outOfBounds(.max, .utf16, count: 4)) {
            try text.remove(at: .utf16(3), count: .max)
        }
        #expect(text == before)
        #expect(text.version == before.version)
    }

    @Test func substrings() throws {
        var text = text("one two three")
        try text.remove(.scalar(3..<7))
        try text.insert("日本", at: .utf8(3))
        #expect(text.string == "one日本 three")
        #expect(try text.substring(.scalar(2..<6)) == "e日本 ")
        #expect(try text.substring(.utf8(3..<6)) == "日")
        #expect(try text.substring(.character(0..<0)) == "")
        #expect(text.endOffset(as: UTF16Offset.self) == .utf16(11))
    }
}
