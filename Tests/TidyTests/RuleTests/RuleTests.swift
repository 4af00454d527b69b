import Testing

/// Shows that every rule objects to what it should, where it should, and to nothing else.
@Suite struct RuleTests {
    @Test("Rules object to bad examples only", arguments: Example.all) func objects(to example: Example) {
        let tree = SourceTree(files: [SourceFile(path: example.path, text: example.source)])
        let findings = RuleBook.rule(named: example.rule).findings(in: tree)
        #expect(findings.map(\.line).sorted() == example.lines, "\(findings)")
    }

    @Test("Every rule has good and bad examples", arguments: RuleBook.rules.map(\.name))
    func hasExamples(_ rule: String) {
        let examples = Example.all.filter { $0.rule == rule }
        #expect(examples.contains { $0.lines.isEmpty })
        #expect(examples.contains { !$0.lines.isEmpty })
    }

    @Test("An unordered collection is known in the module's other files") func unorderedAcrossFiles() {
        let declaring = SourceFile(path: "Sources/CRDTKit/Sets/A.swift", text: "struct A { var tags: [String: Int] }")
        let using = SourceFile(
            path: "Sources/CRDTKit/Sets/A+B.swift",
            text: "extension A { func f() { for x in tags {} } }"
        )
        let shadowing = SourceFile(
            path: "Sources/CRDTKit/Sets/A+C.swift",
            text:
                "extension A { func f(tags: [Int]) { for x in tags {} }\nfunc g() { let tags = f()\nfor x in tags {} } }"
        )
        let otherType = SourceFile(path: "Sources/CRDTKit/Sets/B.swift", text: "struct B { var tags: [Int] }")
        let usingOther = SourceFile(
            path: "Sources/CRDTKit/Sets/B+C.swift",
            text: "extension B { func f() { for x in tags {} } }"
        )
        let elsewhere = SourceFile(path: "Sources/ReplicaSim/World/C.swift", text: "func f() { for x in tags {} }")
        let files = [declaring, using, shadowing, otherType, usingOther, elsewhere]
        let findings = UnorderedIterationRule().findings(in: SourceTree(files: files))
        #expect(findings.map(\.path) == [using.path])
    }
}
