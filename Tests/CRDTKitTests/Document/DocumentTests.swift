import Testing

@testable import CRDTKit

/// What the document tests edit.
struct Note: ReplicatedRecord {
    @LWWRegister var title = "Untitled"
    var tags = ORSet<String>()

    static let fields: Fields<Note> = [Field("title", \.$title), Field("tags", \.tags)]
}

@Suite("Document")
struct DocumentTests {
    @Test("Statements read like plain Swift and become one change each")
    func statementsBecomeChanges() throws {
        var phone = Document<Note>(replica: 1)
        phone.title = "Groceries"
        phone.tags.insert("home")
        #expect(phone.title == "Groceries")
        #expect(phone.changeCount == 2)
        #expect(phone.version == [1: 2])

        var laptop = Document<Note>(replica: 2)
        #expect(try laptop.apply(phone.changes()).count == 2)
        #expect(laptop == phone)
        #expect(laptop.contentDigest == phone.contentDigest)
    }

    @Test("Grouped edits are one change; a body that throws leaves nothing")
    func groupedEdits() throws {
        struct Refusal: Error {}
        var note = Document<Note>(replica: 1)
        let change = note.edit {
            $0.title = "a"
            $0.tags.insert("x")
            $0.tags.insert("y")
        }
        #expect(change?.count == 2)
        #expect(note.changeCount == 1)
        #expect(note.edit { _ in } == nil)

        let before = note
        #expect(throws: Refusal.self) {
            try note.edit { (root: inout Note) throws(Refusal) in
                root.title = "b"
                throw Refusal()
            }
        }
        #expect(note == before)
        #expect(note.title == "a")
        #expect(note.changeCount == 1)
        note.title = "c"
        #expect(note.title == "c")
    }

    @Test("Changes may come in any order and any number of times")
    func anyOrder() throws {
        var author = Document<Note>(replica: 1)
        for tag in ["a", "b", "c"] { author.tags.insert(tag) }
        author.tags.remove("b")
        let changes = try author.changes()
        var reader = Document<Note>(replica: 2)
        for change in changes.reversed() { try reader.apply(change) }
        for change in changes { #expect(try reader.apply(change) == .duplicate) }
        #expect(reader == author)
        #expect(reader.parkedChanges.isEmpty)
    }

    @Test("A change whose dependencies are missing is parked and says what is missing")
    func parked() throws {
        var first = Document<Note>(replica: 1)
        first.title = "one"
        var second = Document<Note>(replica: 2)
        try second.merge(first)
        second.title = "two"
        let change = try #require(try second.changes(since: first.version).first)

        var third = Document<Note>(replica: 3)
        #expect(try third.apply(change) == .parked(missing: [OperationIDRange(replica: 1, 1, upTo: 2)]))
        #expect(third.title == "Untitled")
        #expect(third.causalContext.contains(change.id))
        try third.apply(first.changes())
        #expect(third.title == "two")
    }

    @Test("Merging states gives what applying changes gives, to the byte")
    func mergeStateEqualsChanges() throws {
        var a = Document<Note>(replica: 1)
        var b = Document<Note>(replica: 2)
        a.tags.insert("x")
        try b.merge(a)
        b.tags.remove("x")
        a.tags.insert("x")
        a.title = "A"
        b.title = "B"
        var byChanges = a
        try byChanges.merge(b)
        var byState = a
        try byState.mergeState(b)
        #expect(byChanges == byState)
        #expect(byChanges.snapshot() == byState.snapshot())
        #expect(byState.tags.elements == ["x"])
        #expect(byChanges.replica == 1)
    }

    @Test("Saving and opening gives the same document, clock, identity and parked changes included")
    func saveAndOpen() throws {
        var a = Document<Note>(replica: 1)
        a.title = "A"
        a.tags.insert("x")
        var b = Document<Note>(replica: 2)
        let changes = try a.changes()
        try b.apply(changes[1])
        b.title = "B"
        let opened = try Document<Note>(decoding: b.encoded())
        #expect(opened == b)
        #expect(opened.encoded() == b.encoded())
        #expect(opened.replica == 2)
        #expect(opened.parkedChanges == b.parkedChanges)
        var copy = try Document<Note>(decoding: b.encoded(), as: 3)
        copy.title = "C"
        try b.merge(copy)
        #expect(b.title == "C")
        try b.apply(changes[0])
        #expect(b.tags.contains("x"))
    }

    @Test("A write wins over everything its author had seen, also over a stamp from the future")
    func localWriteWins() throws {
        var ahead = Document<Note>(replica: 9, clock: PhysicalClock { 1_000_000 })
        ahead.title = "future"
        var local = Document<Note>(replica: 1, clock: PhysicalClock { 1_000 })
        local.clock.maximumDrift = 60
        local.clock.policy = .clamp
        try local.merge(ahead)
        local.title = "mine"
        #expect(local.clock.latest.milliseconds < 2_000)
        #expect(local.observedDrift(of: 9) == 999_000)
        try local.merge(ahead)
        try ahead.merge(local)
        #expect(local.title == "mine")
        #expect(ahead.title == "mine")
    }

    @Test("A change too far in the future is refused under the reject policy, and leaves the clock alone")
    func driftRefused() throws {
        var ahead = Document<Note>(replica: 9, clock: PhysicalClock { 1_000_000 })
        ahead.title = "future"
        var local = Document<Note>(replica: 1, clock: PhysicalClock { 1_000 })
        local.clock.maximumDrift = 60
        let before = local
        #expect(throws: DocumentError.self) { try local.merge(ahead) }
        #expect(throws: DocumentError.self) { try local.mergeState(ahead) }
        #expect(local == before)
        #expect(local.clock == before.clock)
    }

    @Test("One replica id in two places is found, and both sides are kept")
    func equivocation() throws {
        var original = Document<Note>(replica: 1)
        original.title = "shared"
        var clone = original
        original.tags.insert("x")
        clone.tags.insert("y")
        let mine = original
        #expect(throws: DocumentError.self) { try original.merge(clone) }
        #expect(original == mine)
        #expect(original.equivocations.count == 1)

        let foreign = try clone.changes(since: [1: 1])
        #expect(throws: DocumentError.self) { try original.apply(foreign) }
        #expect(original.equivocations.contains { $0.remote == foreign[0] && $0.local != nil })
    }

    @Test("After trimming, changes are refused and a snapshot serves; own edits survive")
    func trimmed() throws {
        var a = Document<Note>(replica: 1)
        for number in 0..<100 { a.title = "\(number)" }
        var late = Document<Note>(replica: 2)
        late.tags.insert("mine")
        try a.compact(versions: [a.version])
        #expect(a.changeCount == 0)
        #expect(throws: DocumentError.historyTrimmed([1: 100])) { try a.changes(since: late.version) }
        try late.merge(snapshot: a.snapshot())
        #expect(late.title == "99")
        #expect(late.tags.contains("mine"))
        try a.merge(late)
        #expect(a == late)
    }

    @Test("An older app keeps and passes on what a newer one wrote, and shows it after its upgrade")
    func newerFields() throws {
        struct NewerNote: ReplicatedRecord {
            @LWWRegister var title = "Untitled"
            var tags = ORSet<String>()
            var links = ORSet<String>()
            static let fields: Fields<NewerNote> = [
                Field("title", \.$title), Field("tags", \.tags), Field("links", \.links),
            ]
        }
        var newer = Document<NewerNote>(replica: 1)
        newer.edit {
            $0.title = "both"
            $0.links.insert("a")
            $0.links.insert("b")
        }
        var older = Document<Note>(replica: 2)
        try older.apply(newer.changes())
        #expect(older.title == "both")
        #expect(older.needsNewerVersion)
        #expect(throws: DocumentError.holdsUnreadableChanges) { try older.compact(versions: [older.version]) }

        var another = Document<NewerNote>(replica: 3)
        try another.apply(older.changes())
        #expect(another.links.elements == ["a", "b"])

        let upgraded = try Document<NewerNote>(decoding: older.encoded())
        #expect(upgraded.links.elements == ["a", "b"])
        #expect(!upgraded.needsNewerVersion)
        #expect(upgraded.contentDigest == newer.contentDigest)
    }

    @Test("Operations that a later version wrote are kept with the document and read after the upgrade")
    func newerOperations() throws {
        enum OlderKind: String, WireCodable { case circle }
        enum NewerKind: String, WireCodable { case circle, square }
        struct Older: ReplicatedRecord {
            var shapes = ORSet<OlderKind>()
            static let fields: Fields<Older> = [Field("shapes", \.shapes)]
        }
        struct Newer: ReplicatedRecord {
            var shapes = ORSet<NewerKind>()
            static let fields: Fields<Newer> = [Field("shapes", \.shapes)]
        }
        var newer = Document<Newer>(replica: 1)
        newer.shapes.insert(.circle)
        newer.shapes.insert(.square)
        newer.shapes.remove(.circle)
        var older = Document<Older>(replica: 2)
        #expect(throws: DocumentError.self) { try older.apply(newer.changes()) }
        #expect(older.shapes.elements == [.circle])
        #expect(older.needsNewerVersion)
        #expect(try older.apply(newer.changes()[1]) == .duplicate)
        #expect(older.parkedChanges.count == 1)

        let upgraded = try Document<Newer>(decoding: older.encoded())
        #expect(upgraded.shapes.elements == [.square])
        #expect(!upgraded.needsNewerVersion)
        #expect(upgraded == newer)

        var clone = Document<Newer>(replica: 1)
        clone.shapes.insert(.circle)
        clone.edit {
            $0.shapes.insert(.square)
            $0.shapes.insert(.square)
        }
        let forked = try clone.changes()[1]
        #expect(throws: DocumentError.self) { try older.apply(forked) }
        #expect(older.equivocations.count == 1)
    }

    @Test("A field that is replaced by another field's value is a programming error with a message")
    func replacedField() async {
        await #expect(processExitsWith: .failure) {
            struct Pair: ReplicatedRecord {
                var a = ORSet<Int>()
                var b = ORSet<Int>()
                static let fields: Fields<Pair> = [Field("a", \.a), Field("b", \.b)]
            }
            var document = Document<Pair>(replica: 1)
            document.edit {
                $0.b.insert(2)
                $0.a = $0.b
            }
        }
    }

    @Test("A field that is put back as it was during an edit is fine")
    func restoredField() throws {
        var document = Document<Note>(replica: 1)
        document.edit {
            $0.tags.insert("kept")
            let saved = $0.tags
            $0.tags.insert("dropped")
            $0.tags = saved
        }
        var other = Document<Note>(replica: 2)
        try other.merge(document)
        #expect(other.tags.elements == ["kept"])
        #expect(document.tags.elements == ["kept"])
    }

    @Test("Values are nested as deep as they can be read again, and deeper is a programming error")
    func nesting() async throws {
        struct Node: ReplicatedRecord {
            var children = ORMap<Int, Node>()
            static let fields: Fields<Node> = [Field("children", \.children)]

            mutating func grow(_ depth: Int) {
                if depth > 0 { children[0, default: Node()].grow(depth - 1) }
            }
        }
        var document = Document<Node>(replica: 1)
        document.edit { $0.grow(30) }
        var other = Document<Node>(replica: 2)
        try other.merge(document)
        #expect(try Document<Node>(decoding: other.encoded()) == document)
        await #expect(processExitsWith: .failure) {
            struct Node: ReplicatedRecord {
                var children = ORMap<Int, Node>()
                static let fields: Fields<Node> = [Field("children", \.children)]

                mutating func grow(_ depth: Int) {
                    if depth > 0 { children[0, default: Node()].grow(depth - 1) }
                }
            }
            var document = Document<Node>(replica: 1)
            document.edit { $0.grow(32) }
        }
    }

    @Test("A parked change that is refused when its turn comes is reported, and holds up no others")
    func refusedParked() throws {
        let now: UInt64 = 1_000_000
        var first = Document<Note>(replica: 1, clock: PhysicalClock { now })
        first.tags.insert("base")
        var ahead = Document<Note>(replica: 3, clock: PhysicalClock { now * 1_000 })
        try ahead.merge(first)
        ahead.tags.insert("from the future")
        var good = first.fork(as: 4)
        good.tags.insert("good")
        var reader = Document<Note>(replica: 9, clock: PhysicalClock { now })
        reader.clock.maximumDrift = 1_000
        try reader.apply(ahead.changes(since: first.version))
        try reader.apply(good.changes(since: first.version))
        #expect(reader.missingRanges == [OperationIDRange(replica: 1, 1, upTo: 2)])

        var byState = reader
        let result = try reader.apply(first.changes()[0])
        #expect(result == .applied(AppliedChanges(try good.changes()[0], Array(try good.changes().dropFirst()))))
        #expect(reader.tags.elements == ["base", "good"])
        #expect(reader.parkedChanges.isEmpty)
        #expect(reader.takeRefusals().count == 1)
        #expect(reader.refusals.isEmpty)
        try byState.mergeState(first)
        #expect(byState == reader)
        #expect(byState.refusals.count == 1)
        #expect(throws: DocumentError.self) { try reader.apply(ahead.changes()) }
    }

    @Test("What is parked is not named as missing")
    func missingRanges() throws {
        var first = Document<Note>(replica: 1)
        first.title = "one"
        var second = first.fork(as: 4)
        second.title = "two"
        second.title = "three"
        var reader = Document<Note>(replica: 9)
        try reader.apply(second.changes(since: first.version))
        #expect(reader.parkedChanges.count == 2)
        #expect(reader.missingRanges == [OperationIDRange(replica: 1, 1, upTo: 2)])
    }
}
