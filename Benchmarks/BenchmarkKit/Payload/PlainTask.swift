import CRDTKit

/// What a record holds, as an app without replication would save it.
struct PlainTask: Encodable {
    let id: String
    let title: String
    let notes: String
    let assignee: String
    let priority: Int
    let due: Int
    let isDone: Bool
    let votes: Int
    let tags: [String]

    init(id: String, _ task: TaskRecord) {
        self.id = id
        title = task.title
        notes = task.notes
        assignee = task.assignee
        priority = task.priority
        due = task.due
        isDone = task.isDone
        votes = task.votes
        tags = task.tags.elements
    }
}
