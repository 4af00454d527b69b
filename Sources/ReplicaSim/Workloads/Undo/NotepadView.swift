import CRDTKit

/// What a view shows of a notepad: it follows by patches alone.
struct NotepadView: Equatable {
    var title: Int
    var likes: Int
    var tags: Set<Int>
    var settings: [Int: Int]
    var votes: [Int: Int]
    var items: [Int]
    var body: String
}

extension NotepadView {
    init(_ notepad: Notepad) {
        title = notepad.title
        likes = notepad.likes
        tags = Set(notepad.tags)
        // order-free: keyed alike.
        settings = Dictionary(uniqueKeysWithValues: notepad.settings.map { ($0.key, $0.value) })
        // order-free: keyed alike.
        votes = Dictionary(uniqueKeysWithValues: notepad.votes.map { ($0.key, $0.value.value) })
        items = notepad.items.elements
        body = notepad.body.string
    }

    mutating func apply(_ patches: [RecordPatch<Notepad>]) {
        for patch in patches.patches(of: \.$title) { title = patch.new }
        for patch in patches.patches(of: \.$likes) { likes = patch.new }
        tags.apply(patches.patches(of: \.tags))
        settings.apply(patches.patches(of: \.settings))
        for patch in patches.patches(of: \.votes) {
            switch patch {
            case .inserted(let key, let patches): votes[key] = patches.last?.new ?? 0
            case .removed(let key): votes[key] = nil
            case .changed(let key, let patches): votes[key] = patches.last?.new
            }
        }
        items.apply(patches.patches(of: \.items))
        body.apply(patches.patches(of: \.body))
    }
}
