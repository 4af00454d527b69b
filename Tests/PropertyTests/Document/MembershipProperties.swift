import CRDTKit
import PropertyKit
import Testing

@Suite("Members that leave and come back")
struct MembershipProperties {
    private typealias Model = RecordModel<Card>

    @Test("Nothing comes back with them, and nothing of theirs is lost") func rejoining() throws {
        try Property("leaving and rejoining", Generator<Void>.constant(()), configuration: .hunting(150))
            .verify { _, source in
                var documents = ReplicaNames.all.map { Document<Card>(replica: $0, clock: VirtualTime.clock) }
                try source.repeating(0...8) { source in
                    try documents[Int(try source.choose(upTo: 2))].change(&source)
                    return true
                }
                try Self.meet(&documents, 0..<documents.count)
                // The last one leaves; the others go on and forget.
                let left = documents.count - 1
                let before = PlainCard(documents[left].root)
                try source.repeating(0...6) { source in
                    try documents[Int(try source.choose(upTo: UInt64(left - 1)))].change(&source)
                    return true
                }
                try Self.meet(&documents, 0..<left)
                let removed = Self.texts(before).subtracting(Self.texts(PlainCard(documents[0].root)))
                for member in 0..<left {
                    try documents[member].compact(for: Self.members(documents[..<left]))
                    try documents[member].trimHistory(through: documents[member].version)
                }
                let own = try documents[left].add(&source)
                try Self.synchronize(&documents, left, 0)
                for other in 1..<left { try Self.synchronize(&documents, other, 0) }
                try Self.synchronize(&documents, left, 1)
                let shown = PlainCard(documents[0].root)
                for document in documents {
                    try Expect.equal(PlainCard(document.root), shown, "all show the same")
                    try Expect.that(document.version == documents[0].version, "all have seen the same")
                }
                try Expect.equal(removed.intersection(Self.texts(shown)), [], "nothing comes back")
                try Expect.that(own.isSubset(of: Self.texts(shown)), "\(own) is kept in \(shown)")
            }
    }

    private static func members(_ documents: ArraySlice<Document<Card>>) -> Membership {
        var members = Membership(documents.map(\.replica))
        for document in documents { members.acknowledge(document.version, by: document.replica) }
        return members
    }

    private static func meet(_ documents: inout [Document<Card>], _ members: Range<Int>) throws {
        for other in members.dropFirst() { try documents[members.lowerBound].merge(documents[other]) }
        for other in members.dropFirst() { try documents[other].merge(documents[members.lowerBound]) }
    }

    /// Lets two replicas talk until both are silent.
    private static func synchronize(_ documents: inout [Document<Card>], _ first: Int, _ second: Int) throws {
        let places = [first, second]
        var sessions = [SyncSession(), SyncSession()]
        var inbox: [(side: Int, input: SyncSession.Input)] = [(0, .start), (1, .start)]
        var steps = 0
        while !inbox.isEmpty {
            steps += 1
            try Expect.that(steps < 100, "they fall silent")
            let (side, input) = inbox.removeFirst()
            for action in sessions[side].handle(input, document: &documents[places[side]]) {
                // Changes that refer to what was forgotten are refused; a snapshot comes in their place.
                if case .send(let message) = action { inbox.append((1 - side, .received(message))) }
            }
        }
    }

    /// What can be told apart in a card: keys, elements and characters that were inserted once.
    private static func texts(_ card: PlainCard) -> Set<String> {
        var texts = Set(card.tags.map { "tag \($0)" })
        texts.formUnion(card.settings.map { "setting \($0.key) \($0.value)" })
        texts.formUnion(card.body.map { "text \($0)" })
        texts.formUnion(card.items.map { "item \($0)" })
        if let title = card.title { texts.insert("title \(title)") }
        return texts
    }
}

extension Document<Card> {
    /// Edits what later can be told apart: everything that comes is new.
    fileprivate mutating func change(_ source: inout TestCase) throws {
        let mark = Int(version.maximumCounter) * 10 + Int(replica.low % 10)
        switch try source.choose(upTo: 7) {
        case 0: self.tags.insert("tag\(mark)")
        case 1: root.tags.elements.first.map { _ = self.tags.remove($0) }
        case 2: self.settings["key\(mark % 3)"] = mark
        case 3: root.settings.keys.first.map { self.settings[$0] = nil }
        case 4: self.items.insert(mark, at: root.items.count / 2)
        case 5: if !root.items.isEmpty { self.items.remove(at: 0) }
        case 6:
            let scalar = Unicode.Scalar(0x4E00 + UInt32(mark % 5_000)) ?? "x"
            try self.body.insert(String(scalar), at: .scalar(root.body.scalarCount / 2))
        default: if !root.body.isEmpty { try self.body.remove(at: .scalar(0)) }
        }
    }

    /// Does something that is nobody else's.
    fileprivate mutating func add(_ source: inout TestCase) throws -> Set<String> {
        var added: Set<String> = []
        try source.repeating(1...3) { source in
            switch try source.choose(upTo: 3) {
            case 0:
                self.tags.insert("own")
                added.insert("tag own")
            case 1:
                self.settings["own"] = 1
                added.insert("setting own 1")
            case 2:
                self.items.insert(-1, at: Int(try source.choose(upTo: UInt64(root.items.count))))
                added.insert("item -1")
            default:
                let place = Int(try source.choose(upTo: UInt64(root.body.scalarCount)))
                try self.body.insert("!", at: .scalar(place))
                added.insert("text !")
            }
            return true
        }
        return added
    }
}
