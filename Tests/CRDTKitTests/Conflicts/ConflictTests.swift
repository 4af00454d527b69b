import CRDTKit
import Testing

@Suite("Conflicts of every kind of field")
struct ConflictTests {
    private struct Task: ReplicatedRecord {
        @LWWRegister var title = ""
        static let fields: Fields<Task> = [Field("title", \.$title)]
    }

    private struct Board: ReplicatedRecord {
        @LWWRegister var name = ""
        @EnableWinsFlag var isOpen: Bool
        @DisableWinsFlag var isShared: Bool
        @PNCounter var likes: Int
        var tags = ORSet<String>()
        var admins = RemoveWinsSet<String>()
        var settings = LWWMap<String, Int>()
        var tasks = ORMap<String, Task>()
        var rooms = RemoveWinsMap<String, Task>()
        var body = RGAText()

        static let fields: Fields<Board> = [
            Field("name", \.$name), Field("open", \.$isOpen), Field("shared", \.$isShared), Field("likes", \.$likes),
            Field("tags", \.tags), Field("admins", \.admins), Field("settings", \.settings), Field("tasks", \.tasks),
            Field("rooms", \.rooms), Field("body", \.body),
        ]
    }

    /// Two replicas that have the same, and then each do something before they meet.
    private func meeting(
        _ first: (inout Board) -> Void,
        _ second: (inout Board) -> Void
    ) throws -> Document<Board> {
        var a = Document<Board>(replica: 1)
        a.edit {
            $0.isOpen = true
            $0.isShared = true
            $0.tags.insert("x")
            $0.admins.insert("ada")
            $0.settings["width"] = 1
            $0.tasks["milk", default: Task()].title = "Milk"
            $0.rooms["hall", default: Task()].title = "Hall"
        }
        var b = a.fork(as: 2)
        a.edit { first(&$0) }
        b.edit { second(&$0) }
        try a.merge(b)
        return a
    }

    @Test("Each type says who wrote what, and which rule decided") func rules() throws {
        let document = try meeting(
            {
                $0.name = "left"
                $0.isOpen = false
                $0.isShared = false
                $0.tags.remove("x")
                $0.admins.remove("ada")
                $0.settings["width"] = nil
                $0.tasks["milk"] = nil
                $0.rooms["hall"] = nil
                $0.likes += 1
                $0.body.append("left")
            },
            {
                $0.name = "right"
                $0.isOpen = true
                $0.isShared = true
                $0.tags.insert("x")
                $0.admins.insert("ada")
                $0.settings["width"] = 2
                $0.tasks["milk"]?.title = "Oat milk"
                $0.rooms["hall"]?.title = "Great hall"
                $0.likes += 1
                $0.body.append("right")
            }
        )
        let zeros = String(repeating: "0", count: 31)
        #expect(
            document.conflicts.map { $0.description.replacing(zeros, with: "") }.sorted() == [
                "admins[\"ada\"]: true by 2, false by 1 stands",
                "name: \"right\" by 2 stands, \"left\" by 1",
                "open: true by 2 stands, false by 1",
                "rooms[\"hall\"]: true by 2, false by 1 stands",
                "settings[\"width\"]: 2 by 2 stands, removed by 1",
                "shared: true by 2, false by 1 stands",
                "tags[\"x\"]: true by 2 stands, false by 1",
                "tasks[\"milk\"]: true by 2 stands, false by 1",
            ]
        )
    }

    @Test("Both writing the same is no conflict") func agreement() throws {
        let document = try meeting({ $0.name = "same" }, { $0.name = "same" })
        #expect(document.conflicts.isEmpty)
    }

    @Test("A decision follows all sides, here and everywhere") func decision() throws {
        var document = try meeting(
            {
                $0.name = "left"
                $0.tasks["milk"] = nil
            },
            {
                $0.name = "right"
                $0.tasks["milk"]?.title = "Oat milk"
            }
        )
        var other = document.fork(as: 3)
        for conflict in document.conflicts {
            let loser = try #require(conflict.sides.first { !$0.stands })
            #expect(document.resolve(conflict, for: loser) != nil)
        }
        #expect(document.name == "left")
        #expect(document.tasks["milk"] == nil)
        #expect(document.conflicts.isEmpty)
        try other.merge(document)
        #expect(other.conflicts.isEmpty)
        #expect(other.name == "left")
    }

    @Test("Of trimmed history what is left is explained") func trimmed() throws {
        var document = try meeting({ $0.name = "left" }, { $0.name = "right" })
        try document.compact(versions: [document.version])
        #expect(document.conflicts.isEmpty)
        var other = document.fork(as: 4)
        document.name = "up"
        other.name = "down"
        try document.merge(other)
        #expect(document.conflicts.map(\.path.description) == ["name"])
    }

    @Test("What a later version wrote hides no other conflicts") func unknownField() throws {
        struct Later: ReplicatedRecord {
            @LWWRegister var name = ""
            @LWWRegister var color = ""
            static let fields: Fields<Later> = [Field("color", \.$color), Field("name", \.$name)]
        }
        struct Earlier: ReplicatedRecord {
            @LWWRegister var name = ""
            static let fields: Fields<Earlier> = [Field("name", \.$name)]
        }
        var later = Document<Later>(replica: 1)
        var other = Document<Later>(replica: 2)
        later.edit {
            $0.color = "red"
            $0.name = "a"
        }
        other.edit {
            $0.color = "blue"
            $0.name = "b"
        }
        var earlier = Document<Earlier>(replica: 3)
        try earlier.apply(later.changes() + other.changes())
        #expect(earlier.conflicts.map(\.path.description) == ["name"])
    }
}
