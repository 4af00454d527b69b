import CRDTKit

/// A document with a field of every type that CRDTKit ships: the default workload.
struct MixedDocument: ReplicatedRecord {
    var title = LWWRegister<Int?>()
    var price = MVRegister<Int>()
    var visits = GCounter()
    var stock = PNCounter()
    var isOpen = EnableWinsFlag()
    var isMuted = DisableWinsFlag()
    var seen = GSet<Int>()
    var tags = ORSet<Int>()
    var blocked = RemoveWinsSet<Int>()
    var settings = LWWMap<String, Int>()
    var votes = ORMap<String, PNCounter>()
    var drafts = RemoveWinsMap<String, ORSet<Int>>()
    var items = RGAArray<Int>()
    var body = RGAText()

    static let fields: Fields<MixedDocument> = [
        Field("title", \.title), Field("price", \.price), Field("visits", \.visits), Field("stock", \.stock),
        Field("isOpen", \.isOpen), Field("isMuted", \.isMuted), Field("seen", \.seen), Field("tags", \.tags),
        Field("blocked", \.blocked), Field("settings", \.settings), Field("votes", \.votes),
        Field("drafts", \.drafts), Field("items", \.items), Field("body", \.body),
    ]
}

extension MixedDocument: RandomlyEditable {
    /// Edits one field, or two at once now and then.
    mutating func editAtRandom(using stream: inout DrawStream) {
        editField(using: &stream)
        if stream.below(4) == 0 { editField(using: &stream) }
    }

    private mutating func editField(using stream: inout DrawStream) {
        switch stream.below(16) {
        case 0: title.editAtRandom(using: &stream)
        case 1: price.editAtRandom(using: &stream)
        case 2: visits.editAtRandom(using: &stream)
        case 3: stock.editAtRandom(using: &stream)
        case 4: isOpen.editAtRandom(using: &stream)
        case 5: isMuted.editAtRandom(using: &stream)
        case 6: seen.editAtRandom(using: &stream)
        case 7: tags.editAtRandom(using: &stream)
        case 8: blocked.editAtRandom(using: &stream)
        case 9: settings.editAtRandom(using: &stream)
        case 10: votes.editAtRandom(using: &stream)
        case 11: drafts.editAtRandom(using: &stream)
        case 12, 13: items.editAtRandom(using: &stream)
        default: body.editAtRandom(using: &stream)
        }
    }
}
