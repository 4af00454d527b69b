import CRDTKit

/// A note as the first version of an app knew it.
struct EarlierNote: ReplicatedRecord {
    @LWWRegister var name = "Untitled"
    var tags = ORSet<String>()
    var kinds = ORSet<EarlierKind>()
    var parts = ORMap<String, EarlierPart>()

    static let fields: Fields<EarlierNote> = [
        Field("title", \.$name), Field("tags", \.tags), Field("kinds", \.kinds), Field("parts", \.parts),
    ]
}

/// What the first version could say of a part.
struct EarlierPart: ReplicatedRecord {
    @LWWRegister var text = ""
    static let fields: Fields<EarlierPart> = [Field("text", \.$text)]
}

enum EarlierKind: String, WireCodable {
    case plain
}

/// The same note in the next version: a property has another name, there are new fields, and a value that was not there.
struct LaterNote: ReplicatedRecord {
    @LWWRegister var title = "Untitled"
    var tags = ORSet<String>()
    var kinds = ORSet<LaterKind>()
    var parts = ORMap<String, LaterPart>()
    var links = ORSet<String>()
    var body = RGAText()

    static let fields: Fields<LaterNote> = [
        Field("title", \.$title), Field("tags", \.tags), Field("kinds", \.kinds), Field("parts", \.parts),
        Field("links", \.links), Field("body", \.body),
    ]
}

struct LaterPart: ReplicatedRecord {
    @LWWRegister var text = ""
    @PNCounter var votes: Int
    static let fields: Fields<LaterPart> = [Field("text", \.$text), Field("votes", \.$votes)]
}

enum LaterKind: String, WireCodable {
    case plain
    case drawing
}
