import Foundation
import Testing

/// Keeps the code that documentation shows equal to code that compiles and runs in this target.
///
/// `make snippets` sets `UPDATE_SNIPPETS`, which rewrites the documentation from the sources instead.
@Suite(.serialized) struct DocumentationTests {
    @Test("Documentation is rewritten on request") func rewrites() throws {
        guard ProcessInfo.processInfo.environment["UPDATE_SNIPPETS"] == "1" else { return }
        try Documentation.rewriteBlocks()
    }

    @Test("Every Swift block shows a snippet") func blocksShowSnippets() throws {
        let snippets = Dictionary(grouping: try Documentation.snippets(), by: \.name)
        for block in try Documentation.blocks() {
            let place = "\(block.path):\(block.line)"
            switch block.origin {
            case .snippet(let name):
                let shown = try Documentation.lines(of: block.path)[block.content]
                #expect(
                    snippets[name]?.first?.lines == Array(shown),
                    "\(place): differs from the snippet \(name); run make snippets"
                )
            case .notCompiled(let reason):
                #expect(!reason.isEmpty, "\(place): says no reason why it is not compiled")
            case .unmarked:
                Issue.record("\(place): needs a <!-- snippet: name --> above it")
            }
        }
    }

    @Test("Every snippet has one name and is shown somewhere") func snippetsAreShown() throws {
        let shown = Set(try Documentation.blocks().map(\.origin))
        for (name, snippets) in Dictionary(grouping: try Documentation.snippets(), by: \.name) {
            #expect(snippets.count == 1, "\(snippets.count) snippets are named \(name)")
            #expect(shown.contains(.snippet(name)), "no documentation shows the snippet \(name)")
        }
    }

    @Test("The README names the commands that CI runs", arguments: ["run", "test"]) func namesCommands(_ name: String)
        throws
    {
        let lines = try Documentation.lines(of: "README.md")
        let marker = try #require(lines.firstIndex(of: "<!-- command: \(name) -->"))
        #expect(lines[marker + 1] == "```sh")
        #expect(lines[marker + 2] == "make \(name)")
        #expect(lines[marker + 3] == "```")
    }
}
