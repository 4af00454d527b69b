import CRDTKit

/// What a card shows, in values of the standard library: it follows a card by patches alone.
struct PlainCard: Equatable {
    var title: Int?
    var amount: [Int] = []
    var views = 0
    var likes = 0
    var isPinned = false
    var isShared = false
    var seen: Set<ExactText> = []
    var tags: Set<ExactText> = []
    var admins: Set<ExactText> = []
    var settings: [ExactText: Int] = [:]
    var votes: [ExactText: Int] = [:]
    var rooms: [ExactText: Set<ExactText>] = [:]
    var items: [Int] = []
    var body = ""
}

extension PlainCard {
    init(_ card: Card) {
        title = card.title
        amount = card.$amount.values
        views = card.views.value
        likes = card.likes
        isPinned = card.isPinned
        isShared = card.isShared
        seen = Set(card.seen.map(ExactText.init))
        tags = Set(card.tags.map(ExactText.init))
        admins = Set(card.admins.map(ExactText.init))
        settings = Dictionary(uniqueKeysWithValues: card.settings.map { (ExactText($0.key), $0.value) })
        votes = Dictionary(uniqueKeysWithValues: card.votes.map { (ExactText($0.key), $0.value.value) })
        rooms = Dictionary(
            uniqueKeysWithValues: card.rooms.map { (ExactText($0.key), Set($0.value.map(ExactText.init))) }
        )
        items = card.items.elements
        body = card.body.string
    }

    mutating func apply(_ patches: [RecordPatch<Card>]) {
        take(patches.patches(of: \.$title), \.title)
        take(patches.patches(of: \.$amount), \.amount)
        take(patches.patches(of: \.views), \.views)
        take(patches.patches(of: \.$likes), \.likes)
        take(patches.patches(of: \.$isPinned), \.isPinned)
        take(patches.patches(of: \.$isShared), \.isShared)
        seen.apply(patches.patches(of: \.seen).map(\.exact))
        tags.apply(patches.patches(of: \.tags).map(\.exact))
        admins.apply(patches.patches(of: \.admins).map(\.exact))
        settings.apply(patches.patches(of: \.settings).map(\.exact))
        for patch in patches.patches(of: \.votes) {
            switch patch {
            case .inserted(let key, let patches): votes[ExactText(key)] = patches.last?.new ?? 0
            case .removed(let key): votes[ExactText(key)] = nil
            case .changed(let key, let patches): votes[ExactText(key)] = patches.last?.new
            }
        }
        for patch in patches.patches(of: \.rooms) {
            switch patch {
            case .inserted(let key, let patches): rooms[ExactText(key), default: []].apply(patches.map(\.exact))
            case .removed(let key): rooms[ExactText(key)] = nil
            case .changed(let key, let patches): rooms[ExactText(key)]?.apply(patches.map(\.exact))
            }
        }
        items.apply(patches.patches(of: \.items))
        body.apply(patches.patches(of: \.body))
    }

    private mutating func take<Value>(_ patches: [ValuePatch<Value>], _ path: WritableKeyPath<PlainCard, Value>) {
        for patch in patches { self[keyPath: path] = patch.new }
    }
}

extension SetPatch<String> {
    fileprivate var exact: SetPatch<ExactText> {
        switch self {
        case .inserted(let element): .inserted(ExactText(element))
        case .removed(let element): .removed(ExactText(element))
        }
    }
}

extension MapPatch<String, Int> {
    fileprivate var exact: MapPatch<ExactText, Int> {
        switch self {
        case .set(let key, let value, let old): .set(ExactText(key), value, replacing: old)
        case .removed(let key, let value): .removed(ExactText(key), value)
        }
    }
}
