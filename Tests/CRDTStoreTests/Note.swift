import CRDTKit

struct Note: ReplicatedRecord {
    @LWWRegister var title = "Untitled"
    @PNCounter var likes: Int
    var tags = ORSet<String>()
    var body = RGAText()

    static let fields: Fields<Note> = [
        Field("title", \.$title), Field("likes", \.$likes), Field("tags", \.tags), Field("body", \.body),
    ]
}
