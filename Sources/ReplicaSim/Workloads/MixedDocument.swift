import CRDTKit

/// A document with a field of every type that CRDTKit ships, but for those whose parts are moved: the default workload.
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
