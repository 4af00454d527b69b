import RepositorySupport
import Testing

/// Keeps `Docs/FIELD-CASES.md` true: every case is listed once, and every test that it names exists.
@Suite struct FieldCasesTests {
    /// A row of the document's tables.
    private struct Row {
        let number: Int
        let tests: [Substring]
    }

    /// The cases that nothing can test yet, because what they are about does not exist.
    private static let open: Set<Int> = []

    private static func rows() throws -> [Row] {
        try Documentation.lines(of: "Docs/FIELD-CASES.md").compactMap { line in
            let cells = line.split(separator: "|", omittingEmptySubsequences: false)
            guard cells.count == 6, let number = Int(cells[1].filter(\.isNumber)) else { return nil }
            let pieces = cells[4].split(separator: "`", omittingEmptySubsequences: false)
            return Row(number: number, tests: pieces.enumerated().filter { $0.offset % 2 == 1 }.map(\.element))
        }
    }

    @Test("Every case is listed once") func complete() throws {
        #expect(try Self.rows().map(\.number) == Array(1...31))
    }

    @Test("Every test that is named exists") func testsExist() throws {
        let paths = try Repository.paths().filter { $0.hasPrefix("Tests/") }
        for row in try Self.rows() {
            #expect(row.tests.isEmpty == Self.open.contains(row.number), "case \(row.number)")
            for test in row.tests {
                let parts = test.split(separator: ".")
                try #require(parts.count == 2, "\(test) is not Suite.test")
                let path = try #require(paths.first { $0.hasSuffix("/\(parts[0]).swift") }, "no file for \(test)")
                let source = try Repository.text(at: path) ?? ""
                #expect(source.contains("struct \(parts[0]) "), "\(path) has no suite \(parts[0])")
                #expect(source.contains("func \(parts[1])("), "\(path) has no test \(parts[1])")
            }
        }
    }
}
