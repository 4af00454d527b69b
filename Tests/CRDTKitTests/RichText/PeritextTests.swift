import Testing

@testable import CRDTKit

/// The examples by which Litt, Lim, Kleppmann and van Hardenberg 2022 say what a user expects.
@Suite("Rich text: the examples of the Peritext paper")
struct PeritextTests {
    /// The text of most of the examples, at two replicas.
    private static func fox(_ string: String = "The fox jumped.") -> (RichText, RichText) {
        var alice = RichText(replica: 1)
        alice.append(string)
        return (alice, alice.fork(as: 2))
    }

    /// Merges both ways, and what both then show.
    private static func merged(_ alice: RichText, _ bob: RichText) -> String {
        let (left, right) = (alice.merging(bob), bob.merging(alice))
        #expect(left == right)
        #expect(left.description == right.description)
        return left.description
    }

    @Test("1: formatting and concurrent insertion within it") func insertionWithin() throws {
        var (alice, bob) = Self.fox()
        try alice.mark(.character(0..<15), "bold")
        try bob.insert("brown ", at: .character(4))
        #expect(Self.merged(alice, bob) == "[The brown fox jumped.](bold)")
    }

    @Test("2: overlapping bold and bold") func overlap() throws {
        var (alice, bob) = Self.fox()
        try alice.mark(.character(0..<7), "bold")
        try bob.mark(.character(4..<14), "bold")
        #expect(Self.merged(alice, bob) == "[The fox jumped](bold).")
    }

    @Test("3: overlapping bold and italic") func differentKeys() throws {
        var (alice, bob) = Self.fox()
        try alice.mark(.character(0..<7), "bold")
        try bob.mark(.character(4..<14), "italic")
        #expect(Self.merged(alice, bob) == "[The ](bold)[fox](bold, italic)[ jumped](italic).")
    }

    @Test("4: overlapping colours: each character has one of both") func colours() throws {
        var (alice, bob) = Self.fox()
        try alice.mark(.character(0..<7), "colour", "red")
        try bob.mark(.character(4..<14), "colour", "blue")
        #expect(Self.merged(alice, bob) == "[The ](colour: red)[fox jumped](colour: blue).")
    }

    @Test("5: bold and unbold: one of both, whole") func boldAndUnbold() throws {
        var (alice, bob) = Self.fox()
        try alice.mark(.character(0..<15), "bold")
        bob.merge(alice)
        try alice.unmark(.character(0..<7), "bold")
        try bob.mark(.character(4..<15), "bold")
        // Bob's is the greater replica at the same time.
        #expect(Self.merged(alice, bob) == "The [fox jumped.](bold)")
    }

    @Test("6: comments overlap, each with its own id") func comments() throws {
        var (alice, bob) = Self.fox()
        try alice.mark(.character(0..<7), MarkKey("comment", id: "a"), "who?", expanding: .none)
        try bob.mark(.character(4..<14), MarkKey("comment", id: "b"), "really?", expanding: .none)
        #expect(
            Self.merged(alice, bob)
                == "[The ](comment#a: who?)[fox](comment#a: who?, comment#b: really?)[ jumped](comment#b: really?)."
        )
    }

    @Test("7: typing at the end of bold is bold, after it and concurrently") func boldGrows() throws {
        var (alice, bob) = Self.fox()
        try alice.mark(.character(4..<7), "bold")
        try bob.insert("es", at: .character(7))
        #expect(Self.merged(alice, bob) == "The [foxes](bold) jumped.")
        try alice.insert("!", at: .character(7))
        #expect(alice.description == "The [fox!](bold) jumped.")
        try alice.insert("big ", at: .character(4))
        #expect(alice.description == "The big [fox!](bold) jumped.")
    }

    @Test("8: typing at the end of a link is not part of it, after it and concurrently") func linksDoNotGrow() throws {
        var (alice, bob) = Self.fox()
        try alice.mark(.character(4..<7), "link", "x.org", expanding: .none)
        try bob.insert("es", at: .character(7))
        try bob.insert("big ", at: .character(4))
        #expect(Self.merged(alice, bob) == "The big [fox](link: x.org)es jumped.")
        try alice.insert("!", at: .character(7))
        #expect(alice.description == "The [fox](link: x.org)! jumped.")
    }

    @Test("9: typing where the end of a link was removed") func linkWithoutItsEnd() throws {
        var (alice, _) = Self.fox()
        try alice.mark(.character(4..<7), "link", "x.org", expanding: .none)
        try alice.remove(.character(6..<7))
        try alice.insert("g", at: .character(6))
        #expect(alice.description == "The [fo](link: x.org)g jumped.")
        try alice.insert("h", at: .character(7))
        #expect(alice.description == "The [fo](link: x.org)gh jumped.")
    }

    @Test("10: typing where the end of bold, and what followed it, was removed") func boldWithoutItsEnd() throws {
        var (alice, _) = Self.fox()
        try alice.mark(.character(4..<7), "bold")
        try alice.remove(.character(6..<8))
        try alice.insert("g", at: .character(6))
        #expect(alice.description == "The [fog](bold)jumped.")
    }

    @Test("11: all of a mark is removed, then something typed there") func removedWhole() throws {
        for expansion in [MarkExpansion.none, .after] {
            var (alice, bob) = Self.fox()
            try alice.mark(.character(4..<7), "link", "x.org", expanding: expansion)
            bob.merge(alice)
            try alice.remove(.character(4..<7))
            try alice.insert("cat", at: .character(4))
            #expect(alice.description == "The cat jumped.")
            // What another typed within it meanwhile still has it.
            try bob.insert("-", at: .character(5))
            #expect(Self.merged(alice, bob).contains("[-](link: x.org)"))
        }
    }

    @Test("12: growing on both sides, also where the neighbours were removed") func growingBothWays() throws {
        var (alice, bob) = Self.fox()
        try alice.mark(.character(4..<7), "size", 3, expanding: .both)
        try bob.remove(.character(3..<4))
        try bob.remove(.character(6..<7))
        alice.merge(bob)
        #expect(alice.description == "The[fox](size: 3)jumped.")
        try alice.insert("<", at: .character(3))
        try alice.insert(">", at: .character(7))
        #expect(alice.description == "The[<fox>](size: 3)jumped.")
    }

    @Test("13: growing at the ends of the text") func endsOfTheText() throws {
        var (alice, _) = Self.fox("x")
        try alice.mark(.character(0..<1), "bold", expanding: .both)
        alice.append("!")
        try alice.insert("?", at: .character(0))
        #expect(alice.description == "[?x!](bold)")
        alice.removeAll()
        alice.append("again")
        #expect(alice.description == "[again](bold)")
    }
}
