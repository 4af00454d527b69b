import CRDTKit

/// A record with a field of every leaf type, as the value of maps under test.
struct Profile: ReplicatedRecord {
    @LWWRegister var name = "?"
    @MVRegister var phone: Int?
    @PNCounter var likes: Int
    @EnableWinsFlag var isPinned: Bool
    @DisableWinsFlag var isShared: Bool
    var views = GCounter()
    var tags = ORSet<String>()
    var seen = GSet<Int>()
    var admins = RemoveWinsSet<String>()
    var settings = LWWMap<String, Int>()

    static let fields: Fields<Profile> = [
        Field("name", \.$name), Field("phone", \.$phone), Field("likes", \.$likes), Field("pinned", \.$isPinned),
        Field("shared", \.$isShared), Field("views", \.views), Field("tags", \.tags), Field("seen", \.seen),
        Field("admins", \.admins), Field("settings", \.settings),
    ]
}
