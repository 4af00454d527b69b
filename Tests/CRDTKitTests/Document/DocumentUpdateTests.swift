import Testing

@testable import CRDTKit

@Suite("Updates as one block")
struct DocumentUpdateTests {
    @Test func bringsAnEmptyReplicaUpToDate() throws {
        let (document, _) = try Everything.example()
        var empty = Document<Everything>(replica: 77)
        try empty.apply(update: document.update())
        #expect(empty == document)
        #expect(empty.snapshot() == document.snapshot())
        #expect(try empty.changes() == document.changes())
        #expect(empty.replica == 77)
        #expect(empty.clock.latest >= document.clock.latest)
        // What it does next depends on all that it took over, and others can apply it.
        empty.tags.insert("next")
        var other = document
        try other.apply(empty.changes(since: document.version))
        #expect(other == empty)
    }

    @Test func bringsWhatAPopulatedReplicaLacks() throws {
        let (document, other) = try Everything.example()
        for since in [VersionVector(), other.version] {
            var copy = other
            let update = try document.update(since: since)
            try copy.apply(update: update)
            let once = copy
            try copy.apply(update: update)
            #expect(copy == once)
            var merged = other
            try merged.merge(document)
            #expect(copy == merged)
        }
    }

    @Test func keepsPatchesWanted() throws {
        var author = Document<RGAText>(replica: 1)
        author.root.append("hello")
        var reader = Document<RGAText>(replica: 2)
        reader.root.keepsPatches = true
        try reader.apply(update: author.update())
        #expect(reader.root.keepsPatches)
        author.root.append(" you")
        try reader.apply(update: author.update(since: reader.version))
        #expect(reader.root.takePatches() == [TextPatch(position: 5, insertedCount: 4)])
    }

    @Test func takesRunsInAnyOrder() throws {
        var author = Document<RGAText>(replica: 1)
        for letter in "first" { author.root.append(String(letter)) }
        let begun = author.version
        for letter in "second" { author.root.append(String(letter)) }
        for _ in 0..<3 { try author.root.remove(at: .scalar(author.root.scalarCount - 1)) }
        // The later part comes first and waits; then what it waited for comes, and then all of it once more.
        var reader = Document<RGAText>(replica: 2)
        let late = try author.update(since: begun)
        try reader.apply(update: late)
        #expect(reader.root.isEmpty && reader.parkedChanges.count == 9)
        try reader.apply(author.changes().prefix(5))
        #expect(reader == author && reader.parkedChanges.isEmpty)
        let once = reader
        try reader.apply(update: late)
        #expect(reader == once && reader.snapshot() == author.snapshot())
        #expect(try reader.changes() == author.changes())
    }

    @Test func seesThatACopyWroteUnderTheSameIdentity() throws {
        var author = Document<RGAText>(replica: 1)
        for letter in "shared" { author.root.append(String(letter)) }
        var copy = author
        let shared = author.version
        for letter in "one" { author.root.append(String(letter)) }
        for letter in "two" { copy.root.append(String(letter)) }
        var reader = Document<RGAText>(replica: 2)
        try reader.apply(update: author.update())
        #expect(throws: DocumentError.self) { try reader.apply(update: copy.update(since: shared)) }
        #expect(!reader.equivocations.isEmpty && reader.root.string == "sharedone")
    }

    @Test func refusesDamage() throws {
        let (document, _) = try Everything.example()
        let update = try document.update()
        for index in stride(from: 0, to: update.count, by: 3) {
            var bytes = update
            bytes[index] ^= 0x10
            var empty = Document<Everything>(replica: 77)
            #expect(throws: DocumentError.self) { try empty.apply(update: bytes) }
            #expect(empty.version.isEmpty)
        }
    }

    @Test func saysWhenHistoryIsTrimmed() throws {
        var document = Document<RGAText>(replica: 1)
        document.root.append("a")
        try document.compact(versions: [document.version])
        #expect(throws: DocumentError.self) { try document.update() }
    }

    /// Patches, applied in order to what was shown, give what is to be shown.
    @Test(arguments: 0..<40)
    func patchesLeadToTheText(seed: UInt64) throws {
        var generator = SplitMix(seed: seed)
        var documents = (1...3).map { Document<RGAText>(replica: ReplicaID(high: 0, low: UInt64($0))) }
        documents[2].root.keepsPatches = true
        var shown: [Unicode.Scalar] = []
        for _ in 0..<60 {
            let index = Int.random(in: 0...1, using: &generator)
            let count = documents[index].root.scalarCount
            let position = Int.random(in: 0...count, using: &generator)
            if count > 3, Bool.random(using: &generator) {
                let start = min(position, count - 2)
                try documents[index].root.remove(.scalar(start..<start + 2))
            } else {
                try documents[index].root.insert(
                    ["a", "日b", "👩‍🚀"].randomElement(using: &generator)!,
                    at: .scalar(position)
                )
            }
            if Int.random(in: 0..<5, using: &generator) == 0 { try documents[index].merge(documents[1 - index]) }
            guard Int.random(in: 0..<3, using: &generator) == 0 else { continue }
            let before = documents[2].root
            try documents[2].merge(documents[index])
            let after = Array(documents[2].root.string.unicodeScalars)
            var patches = documents[2].root.takePatches()
            #expect(before.string.unicodeScalars.elementsEqual(shown))
            // What came is known only in the end, so removed and inserted places are followed with gaps.
            var text: [Unicode.Scalar?] = shown
            while !patches.isEmpty {
                let patch = patches.removeFirst()
                text.removeSubrange(patch.position..<patch.position + patch.removedCount)
                text.insert(contentsOf: repeatElement(nil, count: patch.insertedCount), at: patch.position)
            }
            #expect(text.count == after.count)
            #expect(zip(text, after).allSatisfy { $0 == nil || $0 == $1 })
            shown = after
        }
    }
}
