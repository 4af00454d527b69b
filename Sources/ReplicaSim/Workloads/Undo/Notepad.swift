import CRDTKit

/// What replicas edit that undo: whatever can be told apart by who has inserted it.
struct Notepad: ReplicatedRecord {
    @LWWRegister var title = 0
    @PNCounter var likes: Int
    var tags = ORSet<Int>()
    var settings = LWWMap<Int, Int>()
    var votes = ORMap<Int, PNCounter>()
    var items = RGAArray<Int>()
    var body = RGAText()

    static let fields: Fields<Notepad> = [
        Field("title", \.$title), Field("likes", \.$likes), Field("tags", \.tags), Field("settings", \.settings),
        Field("votes", \.votes), Field("items", \.items), Field("body", \.body),
    ]
}

extension Notepad {
    /// Edits, with a mark where something is inserted.
    mutating func edit(marking mark: Int, _ draws: inout DrawStream) {
        switch draws.below(9) {
        case 0: title = draws.below(5)
        case 1: likes += draws.below(3) - 1
        case 2: tags.insert(mark)
        case 3: if let tag = tags.elements.first { tags.remove(tag) }
        case 4: settings[draws.below(3)] = draws.below(2) == 0 ? nil : mark
        case 5:
            let key = draws.below(2)
            if draws.below(3) == 0 { votes[key] = nil } else { votes[key, default: PNCounter()].increment() }
        case 6: items.insert(mark, at: draws.below(items.count + 1))
        case 7: if !items.isEmpty { items.remove(at: draws.below(items.count)) }
        default: editBody(mark, &draws)
        }
    }

    private mutating func editBody(_ mark: Int, _ draws: inout DrawStream) {
        let count = body.scalarCount
        if count > 0, draws.below(3) == 0 {
            try? body.remove(at: .scalar(draws.below(count)))
        } else {
            let letter = Self.letter(of: mark)
            try? body.insert(String(repeating: letter, count: 1 + draws.below(3)), at: .scalar(draws.below(count + 1)))
        }
    }

    private static func letter(of mark: Int) -> Character {
        Unicode.Scalar(0x4E00 + UInt32(truncatingIfNeeded: mark) % 0x5000).map(Character.init) ?? "?"
    }

    /// How much of a mark can be seen in the sequences, where nothing but a removal takes it away.
    func count(of mark: Int) -> Int {
        let letter = Self.letter(of: mark)
        return items.count { $0 == mark } + body.string.count { $0 == letter }
    }
}
