import CRDTKit
import CRDTObservation
import Testing

@Suite struct NotesAppSnippets {
    // snippet:begin notes-model
    struct Item: ReplicatedRecord {
        @LWWRegister var text = ""
        @EnableWinsFlag var isDone: Bool

        static let fields: Fields<Item> = [Field("text", \.$text), Field("done", \.$isDone)]
    }

    struct Note: ReplicatedRecord {
        @LWWRegister var title = "Untitled"
        var body = RGAText()
        var tags = ORSet<String>()
        var items = ORMap<String, Item>()  // records in a map: each is merged field by field

        static let fields: Fields<Note> = [
            Field("title", \.$title), Field("body", \.body), Field("tags", \.tags), Field("items", \.items),
        ]
    }

    struct Notebook: ReplicatedRecord {
        var notes = ORMap<String, Note>()

        static let fields: Fields<Notebook> = [Field("notes", \.notes)]
    }
    // snippet:end

    enum NextVersion {
        // snippet:begin notes-evolution
        struct Note: ReplicatedRecord {
            @LWWRegister var headline = "Untitled"  // renamed: the key stays
            var body = RGAText()
            var tags = ORSet<String>()
            var items = ORMap<String, Item>()
            @PNCounter var likes: Int  // new: begins at zero

            static let fields: Fields<Note> = [
                Field("title", \.$headline), Field("body", \.body), Field("tags", \.tags), Field("items", \.items),
                Field("likes", \.$likes),
            ]
        }
        // snippet:end
    }

    private func meeting() throws -> (phone: Document<Note>, laptop: Document<Note>) {
        var phone = Document<Note>(replica: 1)
        phone.title = "Groceries"
        phone.body.append("milk")
        var laptop = Document<Note>(replica: 2)
        try laptop.merge(phone)
        return (phone, laptop)
    }

    @Test func composing() throws {
        // snippet:begin notes-editing
        var phone = Document<Notebook>(replica: 1)
        phone.notes["groceries", default: Note()].title = "Groceries"

        var laptop = Document<Notebook>(replica: 2)
        laptop.notes["groceries", default: Note()].items["milk", default: Item()].text = "Milk"

        try phone.merge(laptop)  // created on both sides: one note, with what both wrote
        // snippet:end
        #expect(phone.notes["groceries"]?.title == "Groceries")
        #expect(phone.notes["groceries"]?.items["milk"]?.text == "Milk")
    }

    @Test func evolving() throws {
        let (phone, _) = try meeting()
        // snippet:begin notes-upgrade
        var newer = Document<NextVersion.Note>(replica: 3)
        try newer.apply(phone.changes())
        newer.likes += 1

        var older = phone
        try older.apply(newer.changes())  // does what it understands, keeps the rest
        let upgraded = try Document<NextVersion.Note>(decoding: older.encoded())
        // snippet:end
        #expect(older.needsNewerVersion)
        #expect(upgraded.likes == 1 && upgraded.headline == "Groceries" && !upgraded.needsNewerVersion)
    }

    @Test func explaining() throws {
        var (phone, laptop) = try meeting()
        // snippet:begin notes-conflicts
        phone.title = "Shopping"
        laptop.title = "Food"
        try phone.merge(laptop)

        for conflict in phone.conflicts {
            // title: "Food" by … stands, "Shopping" by …
            let mine = conflict.sides.first { $0.author == phone.replica }
            if let mine { phone.resolve(conflict, for: mine) }
        }
        // snippet:end
        #expect(phone.title == "Shopping")
        #expect(phone.conflicts.isEmpty)
    }

    @Test func wholeValues() throws {
        var (phone, laptop) = try meeting()
        // snippet:begin notes-whole-values
        let shown = phone.root.body  // what the form was filled with
        try laptop.body.insert("oat ", at: .scalar(0))
        try phone.merge(laptop)
        phone.body.update(from: shown, to: "milk, bread")  // what came back from it
        // snippet:end
        #expect(phone.body.string == "oat milk, bread")
    }

    @Test func patching() throws {
        var (phone, laptop) = try meeting()
        laptop.body.append(" and bread")
        var view = phone.body.string
        // snippet:begin notes-patches
        let patches = try phone.patches { try $0.merge(laptop) }
        for patch in patches.patches(of: \.body) {
            view.apply([patch])  // or: textView.replaceCharacters(in: patch.utf16Range, with: patch.inserted)
        }
        // snippet:end
        #expect(view == "milk and bread")
    }

    @MainActor
    @Test func observing() throws {
        let (phone, laptop) = try meeting()
        // snippet:begin notes-observation
        let note = DocumentModel(phone)
        note.title = "Groceries for Sunday"  // views that read `note.title` are updated, others are not
        note.update { document in
            _ = try? document.merge(laptop)
        }
        // snippet:end
        #expect(note.title == "Groceries for Sunday")
    }

    @Test func lookingBack() throws {
        var (phone, _) = try meeting()
        // snippet:begin notes-past
        let yesterday = phone.version
        phone.body.append(", bread")
        let then = try phone.value(at: yesterday)
        let since = try phone.patches(from: yesterday, to: phone.version)
        for run in phone.root.body.authors {
            let change = phone.change(containing: run.id)
            print(run.scalarRange, run.author, change?.stamp.milliseconds ?? 0)
        }
        var draft = try phone.fork(as: 3, at: yesterday)  // a branch, to be merged back
        // snippet:end
        draft.title = "Draft"
        try phone.merge(draft)
        #expect(then.body.string == "milk" && phone.title == "Draft")
        #expect(since.patches(of: \.body).map(\.inserted) == [", bread"])
    }

    @Test func undoing() throws {
        var (phone, laptop) = try meeting()
        // snippet:begin notes-undo
        var history = UndoHistory<Note>(grouping: .byTime(milliseconds: 500))
        phone.edit(recording: &history) { $0.title = "Shopping" }
        laptop.tags.insert("home")
        try phone.merge(laptop)
        phone.undo(&history)  // the title, and not what came from the laptop
        // snippet:end
        #expect(phone.title == "Groceries" && phone.tags.contains("home"))
        phone.redo(&history)
        #expect(phone.title == "Shopping")
    }

    @Test func forgetting() throws {
        var (phone, laptop) = try meeting()
        var away = laptop.fork(as: 3)
        // snippet:begin notes-members
        var members = Membership([phone.replica, laptop.replica])
        members.acknowledge(laptop.version, by: laptop.replica)  // as its sync session says
        members.acknowledge(phone.version, by: phone.replica)
        try phone.compact(for: members)

        away.tags.insert("late")  // somebody who was left out
        try away.rejoin(snapshot: phone.snapshot())
        try phone.merge(snapshot: away.snapshot())
        // snippet:end
        #expect(phone.tags.contains("late"))
        try laptop.merge(phone)
        #expect(laptop.tags.contains("late"))
    }

    @Test func moving() throws {
        // snippet:begin notes-moves
        var steps = Document<MovableArray<String>>(replica: 1)
        steps.root.append(contentsOf: ["Bake", "Weigh", "Mix"])
        steps.root.move(from: 0, to: 2)  // whoever moves it at the same time: it stands in one place

        var outline = Document<MovableTree<String>>(replica: 1)
        let errands = outline.root.insert("Errands")
        let milk = try outline.root.insert("Milk", under: errands)
        try outline.root.move(milk, under: nil, at: 0)
        // snippet:end
        #expect(steps.root.elements == ["Weigh", "Mix", "Bake"])
        #expect(outline.root.children(of: nil) == [milk, errands])
    }

    @Test func formatting() throws {
        // snippet:begin notes-rich-text
        var phone = Document<RichText>(replica: 1)
        phone.root.append("Milk and bread")
        var laptop = phone.fork(as: 2)

        try phone.root.mark(.character(0..<4), "bold")  // what is typed at its end becomes bold
        try phone.root.mark(.character(9..<14), "link", "https://example.org", expanding: .none)
        try laptop.root.insert("oat ", at: .character(0))

        try phone.merge(laptop)
        for run in phone.root.runs {
            print(run.string, run.attributes)  // "oat ", then "Milk" in bold, then …
        }
        // snippet:end
        #expect(phone.root.string == "oat Milk and bread")
        #expect(phone.root.runs.map(\.string) == ["oat ", "Milk", " and ", "bread"])
    }

    @Test func beingPresent() throws {
        let (phone, laptop) = try meeting()
        let now: UInt64 = 1_700_000_000_000
        // snippet:begin notes-presence
        var presence = Presence<RGACursor>(replica: phone.replica, session: now)
        presence.value = try phone.root.body.cursor(at: .character(4))
        let message = presence.message()  // send it by whatever way there is; it is never saved

        var others = Presence<RGACursor>(replica: laptop.replica, session: now)
        try others.receive(message, at: now)
        let cursors = others.others(at: now).map { laptop.root.body.offset(of: $0.value, as: UTF16Offset.self) }
        // snippet:end
        #expect(cursors.map { $0?.value } == [4])
        #expect(others.others(at: now + 60_000).isEmpty)
    }
}
