import Foundation
import PropertyKit
import Testing

@testable import CRDTKit

// snippet:begin note
import CRDTKit

struct Note: ReplicatedRecord {
    @LWWRegister var title = "Untitled"
    @EnableWinsFlag var isPinned: Bool
    @PNCounter var likes: Int
    var tags = ORSet<String>()
    var body = RGAText()

    static let fields: Fields<Note> = [
        Field("title", \.$title), Field("pinned", \.$isPinned), Field("likes", \.$likes),
        Field("tags", \.tags), Field("body", \.body),
    ]
}
// snippet:end

@Suite struct ReadmeSnippets {
    @Test func example() throws {
        // snippet:begin example
        var phone = Document<Note>(replica: 1)
        phone.title = "Groceries"
        phone.tags.insert("home")
        phone.body.append("milk\n")

        var laptop = Document<Note>(replica: 2)
        try laptop.merge(phone)

        phone.likes += 1  // offline, on both sides
        laptop.likes += 1
        laptop.body.append("bread\n")

        try phone.merge(laptop)
        try laptop.merge(phone)
        // phone == laptop, phone.likes == 2, phone.body.string == "milk\nbread\n"
        // snippet:end
        #expect(phone == laptop)
        #expect(phone.likes == 2)
        #expect(phone.body.string == "milk\nbread\n")
    }

    @Test func standalone() {
        let phoneID: ReplicaID = 1
        let laptopID: ReplicaID = 2
        // snippet:begin standalone
        var onPhone = ORSet<String>(replica: phoneID)
        onPhone.insert("swift")

        var onLaptop = onPhone.fork(as: laptopID)
        onLaptop.remove("swift")
        onPhone.insert("swift")  // meanwhile

        onPhone.merge(onLaptop)  // adding wins: "swift" is there
        // snippet:end
        #expect(onPhone.contains("swift"))
    }

    @Test func app() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "crdtkit-readme-\(UUID())")
        // snippet:begin app
        // Once per installation: an identity, kept beside the data, never copied with it.
        var generator = SystemRandomNumberGenerator()
        let replica = ReplicaID.random(using: &generator)
        let wallClock = PhysicalClock { UInt64(Date().timeIntervalSince1970 * 1000) }

        var note = Document<Note>(replica: replica, clock: wallClock)
        let change = note.edit {  // one change: others see all of it or nothing
            $0.title = "Groceries"
            $0.tags.insert("home")
        }
        try Data(note.encoded()).write(to: file)  // identity, clock and unsent changes included

        // Later.
        note = try Document<Note>(decoding: [UInt8](Data(contentsOf: file)), clock: wallClock)
        // snippet:end
        #expect(change != nil)
        #expect(note.title == "Groceries")
        #expect(note.replica == replica)
        try FileManager.default.removeItem(at: file)
    }

    @Test func sync() throws {
        var document = Document<Note>(replica: 1)
        document.title = "Groceries"
        var sent: [[UInt8]] = []
        func send(_ bytes: [UInt8]) { sent.append(bytes) }
        func show(_ changes: [Change]) {}
        func report(_ error: DocumentError) {}
        // snippet:begin sync
        var session = SyncSession()  // one for each peer

        func handle(_ input: SyncSession.Input) {
            for action in session.handle(input, document: &document) {
                switch action {
                case .send(let message): send(message.encoded())  // any transport; messages may get lost
                case .applied(let changes): show(changes)
                case .mergedSnapshot: show([])
                case .failed(let error): report(error)
                }
            }
        }

        handle(.start)  // on connecting
        // handle(.received(try SyncMessage(decoding: bytes))) when bytes come
        // handle(.edited) after editing, handle(.timeout) while session.needsTimeout(document)
        // snippet:end
        #expect(sent.count == 1)
    }

    @Test func ownType() throws {
        // snippet:begin fuzz-own
        struct Inventory: ReplicatedRecord {  // or any type with a merge of its own
            var stock = ORMap<String, PNCounter>()
            static let fields: Fields<Inventory> = [Field("stock", \.stock)]
        }

        let step = zip(Generator.element(of: ["nut", "bolt"]), Generator<Int>.integer(in: -3...3))
        try Laws(
            "inventory",
            initial: { Document<Inventory>(replica: ReplicaID(high: 0, low: UInt64($0 + 1))) },
            operation: step,
            apply: { document, step in
                document.edit { $0.stock[step.0, default: PNCounter()].increment(by: step.1) }
            },
            merge: { try $0.merge($1) }
        ).check()
        // snippet:end
    }
}
