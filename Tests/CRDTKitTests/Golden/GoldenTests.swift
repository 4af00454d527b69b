import Testing

@testable import CRDTKit

/// What a format version wrote can be read for ever; what the present one wrote is still written the same.
@Suite("Golden files")
struct GoldenTests {
    @Test(arguments: GoldenCase.all)
    func readAndRewritten(_ golden: GoldenCase) throws {
        let file = GoldenFile(name: golden.name)
        if GoldenFile.isUpdating { try file.write(golden.make()) }
        let kept = try file.bytes()
        #expect(try golden.rewrite(kept) == kept)
        #expect(try golden.make() == kept)
    }

    @Test("What version 1 wrote reads as the same", arguments: GoldenCase.all.filter { $0.since == 1 })
    func versionOne(_ golden: GoldenCase) throws {
        let file = GoldenFile(name: golden.name)
        let old = try file.written(byVersion: 1).bytes()
        #expect(old[2] == 1)
        #expect(try golden.rewrite(old) == file.bytes())
    }

    @Test("What version 1 wrote of each type reads as the same", arguments: GoldenType.all.filter { $0.since == 1 })
    func typesOfVersionOne(_ golden: GoldenType) throws {
        let old = try GoldenType.Bytes(
            operations: golden.operations.written(byVersion: 1).bytes(),
            state: golden.state.written(byVersion: 1).bytes()
        )
        let kept = try GoldenType.Bytes(operations: golden.operations.bytes(), state: golden.state.bytes())
        #expect(try golden.rewrite(old) == kept)
        #expect(try golden.replay(old.operations).state == kept.state)
    }

    @Test("Operations and state of each type", arguments: GoldenType.all)
    func types(_ golden: GoldenType) throws {
        let made = try golden.make()
        if GoldenFile.isUpdating {
            try golden.operations.write(made.operations)
            try golden.state.write(made.state)
        }
        let kept = try GoldenType.Bytes(operations: golden.operations.bytes(), state: golden.state.bytes())
        #expect(made == kept)
        #expect(try golden.rewrite(kept) == kept)
        let replayed = try golden.replay(kept.operations)
        #expect(replayed.state == kept.state)
        #expect(replayed.description == golden.expected)
    }

    @Test("The document in the file says what it should")
    func content() throws {
        let document = try Document<Everything>(decoding: GoldenFile(name: "document").bytes())
        #expect(document.title == "right")
        #expect(document.root.$price.values.sorted() == [4, 5])
        #expect(document.visits.value == 5)
        #expect(document.likes == 1)
        #expect(document.isPinned)
        #expect(!document.isShared)
        #expect(Set(document.tags) == ["b", "é📊", "left", "right", "left only"])
        #expect(Set(document.banned) == ["a", "é📊"])
        #expect(document.settings["width"] == nil)
        #expect(document.settings["none"] == .some(nil))
        #expect(document.settings["left"] == -1)
        #expect(document.stock["nut"] == nil)
        #expect(document.stock["bolt"]?.value == 3)
        #expect(document.rooms["hall"] == nil)
        #expect(document.steps.count == 4)
        #expect(document.body.string == "llorightleft, 世界 👩‍🚀\r\n")
    }
}
