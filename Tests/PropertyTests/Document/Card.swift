import CRDTKit

/// A record with a field of every type.
struct Card: ReplicatedRecord {
    @LWWRegister var title: Int?
    @MVRegister var amount: Int?
    var views = GCounter()
    @PNCounter var likes: Int
    @EnableWinsFlag var isPinned: Bool
    @DisableWinsFlag var isShared: Bool
    var seen = GSet<String>()
    var tags = ORSet<String>()
    var admins = RemoveWinsSet<String>()
    var settings = LWWMap<String, Int>()
    var votes = ORMap<String, PNCounter>()
    var rooms = RemoveWinsMap<String, ORSet<String>>()
    var items = RGAArray<Int>()
    var body = RGAText()

    static let fields: Fields<Card> = [
        Field("title", \.$title), Field("amount", \.$amount), Field("views", \.views), Field("likes", \.$likes),
        Field("pinned", \.$isPinned), Field("shared", \.$isShared), Field("seen", \.seen), Field("tags", \.tags),
        Field("admins", \.admins), Field("settings", \.settings), Field("votes", \.votes), Field("rooms", \.rooms),
        Field("items", \.items), Field("body", \.body),
    ]
}
