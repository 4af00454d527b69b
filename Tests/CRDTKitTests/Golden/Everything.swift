@testable import CRDTKit

/// A record with a field of every type.
struct Everything: ReplicatedRecord {
    @LWWRegister var title = "Untitled"
    @MVRegister var price: Int?
    var visits = GCounter()
    @PNCounter var likes: Int
    @EnableWinsFlag var isPinned: Bool
    @DisableWinsFlag var isShared: Bool
    var seen = GSet<String>()
    var tags = ORSet<String>()
    var banned = RemoveWinsSet<String>()
    var settings = LWWMap<String, Int?>()
    var stock = ORMap<String, PNCounter>()
    var rooms = RemoveWinsMap<String, ORMap<Int, RGAText>>()
    var steps = RGAArray<String>()
    var body = RGAText()

    static let fields: Fields<Everything> = [
        Field("title", \.$title), Field("price", \.$price), Field("visits", \.visits), Field("likes", \.$likes),
        Field("pinned", \.$isPinned), Field("shared", \.$isShared), Field("seen", \.seen), Field("tags", \.tags),
        Field("banned", \.banned), Field("settings", \.settings), Field("stock", \.stock), Field("rooms", \.rooms),
        Field("steps", \.steps), Field("body", \.body),
    ]
}

extension Everything {
    /// Two replicas' edits of every field, partly concurrent, with removals, merged at the first.
    static func example() throws -> (document: Document<Everything>, other: Document<Everything>) {
        let clock = PhysicalClock { 1_700_000_000_000 }
        var a = Document<Everything>(replica: ReplicaID(high: 0x0123_4567_89AB_CDEF, low: 1), clock: clock)
        a.edit { $0.fill("first") }
        var b = a.fork(as: ReplicaID(high: 0xFEDC_BA98_7654_3210, low: 1 << 40))
        try a.edit { (root: inout Everything) throws(TextOffsetError) in try root.revise("left") }
        try b.edit { (root: inout Everything) throws(TextOffsetError) in try root.revise("right") }
        a.tags.insert("left only")
        try a.merge(b)
        b.title = "unseen"
        return (a, b)
    }

    private mutating func fill(_ word: String) {
        title = word
        price = 10
        visits.increment()
        likes += 3
        isPinned = true
        isShared = true
        for element in ["a", "b", "é📊"] {
            seen.insert(element)
            tags.insert(element)
            banned.insert(element)
        }
        settings["width"] = 100
        settings["none"] = .some(nil)
        stock["nut", default: PNCounter()].increment(by: 5)
        stock["bolt", default: PNCounter()].increment(by: 7)
        rooms["hall", default: ORMap()][1, default: RGAText()].append("wall")
        steps.append(contentsOf: ["one", "two", "three"])
        body.append("Hello, 世界 👩‍🚀\r\n")
    }

    private mutating func revise(_ word: String) throws(TextOffsetError) {
        title = word
        price = word.count
        visits.increment(by: 2)
        likes -= 1
        isPinned = word == "left"
        isShared = word == "left"
        tags.remove("a")
        tags.insert(word)
        banned.remove("b")
        settings["width"] = nil
        settings[word] = -1
        stock["nut"] = nil
        stock["bolt"]?.decrement(by: 2)
        rooms["hall"]?[1]?.append(word)
        if word == "left" { rooms["hall"] = nil }
        steps.remove(at: 1)
        steps.insert(word, at: 1)
        try body.insert(word, at: .scalar(5))
        try body.remove(.scalar(0..<2))
    }
}
