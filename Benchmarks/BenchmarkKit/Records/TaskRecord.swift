import CRDTKit

/// A record as an app would have it.
struct TaskRecord: ReplicatedRecord {
    @LWWRegister var title = ""
    @LWWRegister var notes = ""
    @LWWRegister var assignee = ""
    @LWWRegister var priority = 0
    @LWWRegister var due = 0
    @EnableWinsFlag var isDone: Bool
    @PNCounter var votes: Int
    var tags = ORSet<String>()

    static let fields: Fields<TaskRecord> = [
        Field("title", \.$title), Field("notes", \.$notes), Field("assignee", \.$assignee),
        Field("priority", \.$priority), Field("due", \.$due), Field("done", \.$isDone), Field("votes", \.$votes),
        Field("tags", \.tags),
    ]
}
