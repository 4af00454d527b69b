import Testing

/// Holds the project's own sources to the rules.
@Suite struct RepositoryTests {
    private static let tree = Result { try SourceTree.repository() }

    @Test("The scan reads the project") func scanReadsTheProject() throws {
        let paths = try Self.tree.get().files.map(\.path)
        #expect(paths.contains("Package.swift"))
        #expect(paths.contains("Sources/CRDTKit/Clocks/ReplicaID.swift"))
        #expect(paths.contains(".ci/run"))
    }

    /// A misread string or regular expression would hide code from every rule, and brackets would no longer match.
    @Test("The scan understands what it reads") func scanUnderstands() throws {
        for file in try Self.tree.get().files {
            for (open, close) in ["(": ")", "[": "]", "{": "}"] {
                let opened = file.code.count { $0.kind == .punctuation && $0.text == open }
                let closed = file.code.count { $0.kind == .punctuation && $0.text == close }
                #expect(opened == closed, "\(file.path): \(opened) of \(open), \(closed) of \(close)")
            }
        }
    }

    @Test("Sources keep the rule", arguments: RuleBook.rules.map(\.name)) func sourcesKeepRule(named name: String)
        throws
    {
        let allowed = Set(Allowance.all.filter { $0.rule == name }.map(\.path))
        let findings = RuleBook.rule(named: name).findings(in: try Self.tree.get())
        for finding in findings where !allowed.contains(finding.path) {
            Issue.record("\(finding)", sourceLocation: finding.sourceLocation)
        }
    }

    @Test("Every allowance is needed") func everyAllowanceIsNeeded() throws {
        let tree = try Self.tree.get()
        for allowance in Allowance.all {
            let findings = RuleBook.rule(named: allowance.rule).findings(in: tree)
            #expect(
                findings.contains { $0.path == allowance.path },
                "\(allowance.path) keeps the rule on \(allowance.rule); drop its allowance"
            )
        }
    }
}
