import CRDTKit
import CRDTObservation
import Observation
import Synchronization
import Testing

@MainActor
@Suite("A document model")
struct DocumentModelTests {
    private struct Note: ReplicatedRecord {
        @LWWRegister var title = "Untitled"
        @EnableWinsFlag var isPinned: Bool
        var tags = ORSet<String>()
        var body = RGAText()

        static let fields: Fields<Note> = [
            Field("title", \.$title), Field("pinned", \.$isPinned), Field("tags", \.tags), Field("body", \.body),
        ]
    }

    private func model() -> DocumentModel<Note> { DocumentModel(Document<Note>(replica: 1)) }

    /// How often what is read changes while something is done; one reading is told of one change at most.
    private func changes(reading read: () -> Void, doing work: () throws -> Void) rethrows -> Int {
        let count = Mutex(0)
        withObservationTracking(read) { count.withLock { $0 += 1 } }
        try work()
        return count.withLock { $0 }
    }

    @Test("A view hears of the part that it reads, and of no other") func parts() {
        let model = model()
        #expect(changes(reading: { _ = model.title }, doing: { model.title = "Groceries" }) == 1)
        #expect(changes(reading: { _ = model.title }, doing: { model.isPinned = true }) == 0)
        #expect(changes(reading: { _ = model.title }, doing: { model.body.append("milk") }) == 0)
        #expect(changes(reading: { _ = model.body.string }, doing: { model.body.append("bread") }) == 1)
        #expect(changes(reading: { _ = model.tags.contains("x") }, doing: { model.edit { $0.tags.insert("x") } }) == 1)
        #expect(changes(reading: { _ = model.title }, doing: { model.title = "Groceries" }) == 0)
        #expect(model.title == "Groceries")
        #expect(model.body.string == "milkbread")
    }

    @Test("A view that reads the document hears of everything") func whole() {
        let model = model()
        #expect(changes(reading: { _ = model.document.changeCount }, doing: { model.isPinned = true }) == 1)
        #expect(model.document.changeCount == 1)
    }

    @Test("What comes from elsewhere is heard of as well") func remote() throws {
        let model = model()
        var other = model.document.fork(as: 2)
        other.title = "Remote"
        let count = try changes(reading: { _ = model.title }) {
            try model.update { document in _ = try document.apply(other.changes()) }
        }
        #expect(count == 1)
        #expect(model.title == "Remote")
        let again = try changes(reading: { _ = model.title }) {
            try model.update { document in _ = try document.apply(other.changes()) }
        }
        #expect(again == 0)
    }

    @Test("An edit that throws changes nothing and says nothing") func throwing() {
        struct Stop: Error {}
        let model = model()
        let count = changes(reading: { _ = model.title }) {
            #expect(throws: Stop.self) {
                try model.edit { (note: inout Note) throws(Stop) in
                    note.title = "x"
                    throw Stop()
                }
            }
        }
        #expect(count == 0)
        #expect(model.title == "Untitled")
    }

    @Test("Patches come change by change to every listener, until the model is gone") func patches() async {
        var model: DocumentModel? = model()
        guard let stream = model?.patches(), let other = model?.patches() else { return }
        model?.title = "a"
        model?.title = "a"
        model?.edit { $0.body.append("text") }
        model = nil
        for stream in [stream, other] {
            var titles: [String] = []
            var texts: [String] = []
            for await patches in stream {
                titles += patches.patches(of: \.$title).map(\.new)
                texts += patches.patches(of: \.body).map(\.inserted)
            }
            #expect(titles == ["a"])
            #expect(texts == ["text"])
        }
    }

    @Test("Undo goes through the model") func undo() {
        let model = model()
        var history = UndoHistory<Note>()
        model.update { $0.edit(recording: &history) { $0.title = "b" } }
        #expect(changes(reading: { _ = model.title }, doing: { model.update { _ = $0.undo(&history) } }) == 1)
        #expect(model.title == "Untitled")
    }
}
