import CRDTKit
import PropertyKit

/// Damaged bytes behind a right checksum, as an attacker would make them: refused with an error, or taken for what they
/// then say; never a trap, neither on reading nor on what is done with it afterwards.
enum Hostility<Model: CausalModel> {
    private typealias Note = Document<Model.Root>

    static func check(examples: Int = 100, replay: String? = nil) throws {
        try Property(
            "\(Model.name) survives hostile bytes",
            Generator<Void>.constant(()),
            configuration: .hunting(examples)
        )
        .verify(replay: replay) { _, source in
            let (mine, theirs) = try notes(&source)
            switch try source.choose(upTo: 2) {
            case 0:
                let bytes = try damaged(theirs.encoded(), &source)
                source.note("saved document: \(bytes)")
                if let opened = try? Note(decoding: bytes, clock: VirtualTime.clock) { try use(opened, mine, &source) }
            case 1:
                let bytes = try damaged(theirs.snapshot(), &source)
                source.note("snapshot: \(bytes)")
                var note = mine
                if (try? note.merge(snapshot: bytes)) != nil { try use(note, theirs, &source) }
            default:
                let bytes = try damaged(Change.encode(theirs.changes()), &source)
                source.note("changes: \(bytes)")
                guard let changes = try? Change.decode(bytes) else { return }
                var note = mine
                for change in changes { _ = try? note.apply(change) }
                try use(note, theirs, &source)
            }
        }
    }

    /// Two documents that have some in common and some not.
    private static func notes(_ source: inout TestCase) throws -> (Note, Note) {
        var notes = ReplicaNames.all.prefix(2).map { Note(replica: $0, clock: VirtualTime.clock) }
        try source.repeating(1...12) { source in
            let index = Int(try source.choose(upTo: 1))
            if try source.chance(1, in: 4) { try notes[index].merge(notes[1 - index]) }
            try edit(&notes[index], &source)
            return true
        }
        return (notes[0], notes[1])
    }

    private static func edit(_ note: inout Note, _ source: inout TestCase) throws {
        try note.edit { (root: inout Model.Root) throws in
            try Model.perform(try Model.draw(&source, seeing: Model.observe(root)), on: &root)
        }
    }

    private static func damaged(_ bytes: [UInt8], _ source: inout TestCase) throws -> [UInt8] {
        var bytes = bytes
        try source.damage(&bytes)
        return Container.repaired(bytes)
    }

    /// What was taken in is a document like any other: it can be seen, edited, merged, saved and opened.
    private static func use(_ note: Note, _ other: Note, _ source: inout TestCase) throws {
        var note = note
        _ = Model.observe(note.root)
        try reopen(note)
        if note.version.maximumCounter < OperationID.maximumCounter / 2 { try edit(&note, &source) }
        try reopen(note)
        var other = other
        _ = try? other.mergeState(note)
        _ = try? note.merge(other)
        _ = Model.observe(other.root)
        _ = other.snapshot()
        // Refused while there is something that a later version wrote.
        _ = try? note.compact(versions: [note.version])
        _ = note.snapshot()
    }

    private static func reopen(_ note: Note) throws {
        let opened: Note
        do {
            opened = try Note(decoding: note.encoded())
        } catch {
            throw Unreadable(what: "\(note), saved as \(note.encoded())", error: error)
        }
        try Expect.that(Outcome(document: opened) == Outcome(document: note), "opened \(opened), saved \(note)")
    }
}

/// A document that was taken in, and can't be opened once it is saved.
private struct Unreadable: Error, CustomStringConvertible {
    let what: String
    let error: WireError

    var description: String { "\(what): \(error)" }
}
