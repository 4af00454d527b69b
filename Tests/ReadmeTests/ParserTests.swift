import Testing

/// Shows that what reads documentation and snippets finds what it should.
@Suite struct ParserTests {
    @Test("Blocks are found with their marks") func findsBlocks() {
        let lines = [
            "<!-- snippet: a -->", "```swift", "let a = 1", "```", "text", "```swift", "let b = 1", "```",
            "<!-- not compiled: it is a manifest -->", "", "```swift", "```", "```sh", "swift build", "```",
        ]
        let blocks = CodeBlock.blocks(in: lines, of: "README.md")
        #expect(blocks.map(\.origin) == [.snippet("a"), .unmarked, .notCompiled(reason: "it is a manifest")])
        #expect(blocks.map(\.line) == [2, 6, 11])
        #expect(blocks.map(\.content) == [2..<3, 6..<7, 11..<11])
    }

    @Test("Snippets lose the indentation they share") func findsSnippets() {
        let source = """
                // snippet:begin one
                if a {

                    b()
                }
                // snippet:end
                c()
            // snippet:begin two
            d()
            // snippet:end
            """
        let snippets = Snippet.snippets(in: source)
        #expect(snippets.map(\.name) == ["one", "two"])
        #expect(snippets.map(\.lines) == [["if a {", "", "    b()", "}"], ["d()"]])
    }
}
