import Foundation
import Testing

@testable import CRDTKit

@Suite("Internal checks")
struct InternalChecksTests {
    /// Whether the library was built with them: the manifest reads the same variable.
    private static let areOn = ProcessInfo.processInfo.environment["CRDTKIT_INTERNAL_CHECKS"] != nil

    @Test("A check runs if the library was built with checks, and is not even evaluated otherwise")
    func compiledIn() {
        var ran = false
        internalCheck(ran = true)
        #expect(ran == Self.areOn)
    }

    @Test("A broken version vector is found by the next change of it", .enabled(if: areOn))
    func brokenVersion() async {
        await #expect(processExitsWith: .failure) {
            var version: VersionVector = [1: 1, 2: 1]
            version.entries.append(version.entries[1])
            version[2] = 5
        }
    }

    @Test("A log that does not lead to the version is found when another change comes", .enabled(if: areOn))
    func brokenLog() async {
        await #expect(processExitsWith: .failure) {
            var author = Document<ORSet<Int>>(replica: 1)
            author.root.insert(1)
            author.root.insert(2)
            var document = Document<ORSet<Int>>(replica: 2)
            try document.apply(author.changes()[0])
            document.log = ChangeLog()
            document.log.replace(ChangeHistory(replica: 1, base: 7, baseDigest: 0))
            try document.apply(author.changes()[1])
        }
    }

    @Test("Sound documents pass the deep checks, which are there in every build")
    func soundDocuments() throws {
        let (document, other) = try Everything.example()
        for copy in [document, other] {
            copy._invariantCheck()
            copy.causalContext._invariantCheck()
            copy.root.tags.adds._invariantCheck()
            copy.root.settings._invariantCheck()
            copy.root.stock._invariantCheck()
            copy.root.visits.increments._invariantCheck()
        }
    }
}
