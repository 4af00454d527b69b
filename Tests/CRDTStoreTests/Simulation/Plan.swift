import CRDTKit

/// What the simulated devices edit: a title that may come into conflict, and two ways to see whether an edit counts once.
struct Plan: ReplicatedRecord {
    @MVRegister var title: String?
    @PNCounter var edits: Int
    var words = RGAText()

    static let fields: Fields<Plan> = [
        Field("title", \.$title), Field("edits", \.$edits), Field("words", \.words),
    ]
}
