import CRDTKit
import PropertyKit
import Testing

/// Changes reach a document in any order and any number of times.
@Suite("Delivery in any order")
struct DeliveryProperties {
    private typealias Note = Document<ORSet<Int>>

    /// The changes of three replicas that edit and now and then take in what another has.
    private static let changes = Generator<[Change]> { source in
        var notes = ReplicaNames.all.map { Note(replica: $0) }
        try source.repeating(0...20) { source in
            let index = Int(try source.choose(upTo: 2))
            let other = Int(try source.choose(upTo: 2))
            if index != other { try notes[index].merge(notes[other]) }
            notes[index].root.insert(Int(try source.choose(upTo: 3)))
            return true
        }
        return try notes[0].merging(notes[1]).merging(notes[2]).changes()
    }

    @Test("What arrives is applied once, after its causes; what waits says for what")
    func anyOrder() throws {
        try Property("any order", Self.changes, configuration: .hunting(150)).verify { changes, source in
            var note = Note(replica: 9)
            var expected = Note(replica: 8)
            try expected.apply(changes)
            let order = try source.permutation(of: changes + changes.prefix(5))
            for change in order {
                try note.apply(change)
                try Self.checkWaiting(note, changes)
            }
            try Expect.that(note == expected && note.snapshot() == expected.snapshot(), "\(note), not \(expected)")
            try Expect.equal(note.changeCount, changes.count)
            try Expect.equal(note.parkedChanges, [])
        }
    }

    /// A change that waits lacks a cause, and the context tells what is held in all.
    private static func checkWaiting(_ note: Note, _ changes: [Change]) throws {
        for change in note.parkedChanges {
            let hasCauses =
                change.previousCounter <= note.version[change.author]
                && change.dependencies.isIncluded(in: note.version)
            try Expect.that(!hasCauses, "\(change) waits for nothing")
        }
        for change in changes {
            let isHeld = note.version.contains(change.id) || note.parkedChanges.contains(change)
            try Expect.equal(note.causalContext.contains(change.id), isHeld, "\(change)")
        }
        let lacking = try Set(note.changes(since: VersionVector()) + note.parkedChanges)
        var other = Note(replica: 7)
        try other.apply(changes)
        try Expect.equal(
            Set(try other.changes(missingFrom: note.causalContext)),
            Set(changes).subtracting(lacking),
            "what a peer would send"
        )
    }

    @Test("Changes survive encoding together, and damaged bytes are refused or still changes")
    func encoding() throws {
        try Property("encoding", Self.changes, configuration: .hunting(150)).verify { changes, source in
            let bytes = Change.encode(changes)
            try Expect.equal(try Change.decode(bytes), changes)
            var damaged = bytes
            try source.damage(&damaged)
            guard let accepted = try? Change.decode(damaged) else { return }
            try Expect.equal(try Change.decode(Change.encode(accepted)), accepted)
        }
    }
}
