extension Generator where Value == String {
    /// A generator of texts of `count` pieces that string code finds hard: beside plain letters there are CJK, emoji, skin
    /// tones, families joined by U+200D, flags, combining marks, CRLF, and lone joiners, selectors and half flags.
    ///
    /// Letters come first, so that a text shrinks to `"aaa"` where its content does not matter. A piece may join with the
    /// one before it to a single `Character`; where the number of Characters matters, count them.
    public static func text(count: ClosedRange<Int> = 0...16) -> Generator {
        text(of: hostilePiece, count: count)
    }

    /// A generator of texts joined from `count` pieces.
    public static func text(of piece: Generator, count: ClosedRange<Int> = 0...16) -> Generator {
        Generator<[String]>.array(of: piece, count: count).map { $0.joined() }
    }

    /// A generator of texts of `count` printable ASCII characters; `"a"` is the simplest.
    public static func ascii(count: ClosedRange<Int> = 0...16) -> Generator {
        let printable = (UInt8(ascii: " ")...UInt8(ascii: "~")).filter {
            $0 < UInt8(ascii: "a") || $0 > UInt8(ascii: "z")
        }
        let bytes = Array(UInt8(ascii: "a")...UInt8(ascii: "z")) + printable
        return Generator<[UInt8]>.array(of: .element(of: bytes), count: count).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// A generator of texts of `count` characters of `characters`, the first of which is the simplest.
    ///
    /// - Precondition: `characters` is not empty.
    public static func text(from characters: String, count: ClosedRange<Int> = 0...16) -> Generator {
        Generator<[Character]>.array(of: .element(of: Array(characters)), count: count).map { String($0) }
    }

    /// A generator of single pieces of ``text(count:)``: a letter, a grapheme, a fragment of one, or any scalar.
    public static var hostilePiece: Generator {
        frequency([
            (6, .element(of: HostileText.letters)),
            (4, .element(of: HostileText.graphemes)),
            (3, .element(of: HostileText.fragments)),
            (1, Generator<Unicode.Scalar>.scalar.map { String($0) }),
        ])
    }
}

extension Generator where Value == Unicode.Scalar {
    /// A generator of all Unicode scalars; `"a"` is the simplest.
    public static var scalar: Generator {
        // Surrogates are no scalars: numbers from U+D800 on skip them, and those below "a" come last.
        Generator<UInt32>.integer(in: 0...0x10F7FF).map { number in
            let shifted = (number + 0x61) % 0x10F800
            return Unicode.Scalar(shifted < 0xD800 ? shifted : shifted + 0x800) ?? "a"
        }
    }
}

extension Generator where Value == Character {
    /// A generator of characters, from letters to graphemes of many scalars; `"a"` is the simplest.
    public static var character: Generator {
        Generator<Character>.frequency([
            (3, .element(of: HostileText.letters.map { Character($0) })),
            (2, .element(of: HostileText.graphemes.map { Character($0) })),
            (1, Generator<Unicode.Scalar>.scalar.map { Character($0) }),
        ])
    }
}
