import CRDTKit
import PropertyKit

extension Journey {
    /// Edits up to three times in one change.
    mutating func edit(_ replica: Int, at time: UInt64, _ source: inout TestCase) throws {
        let past = past(of: replica)
        let causes = applied(replica)
        var draft = Draft(past, firstID: history.nodes.count, on: documents[replica])
        var document = documents[replica]
        let change = try VirtualTime.$now.withValue(time) {
            try document.edit { (root: inout Model.Root) throws in
                try source.repeating(1...3) { source in
                    let edit = try Model.draw(&source, seeing: Model.value(of: draft.past))
                    source.note("r\(replica) at \(time): \(edit)")
                    try Model.perform(edit, on: &root)
                    if Model.records(edit, after: draft.past) { draft.add(edit) }
                    return true
                }
            }
        }
        documents[replica] = document
        guard let change else {
            return try Expect.equal(
                Model.observe(document.root),
                Model.value(of: past),
                "no change was made, so nothing happened"
            )
        }
        try checkOrder(of: change, after: causes)
        let nodes = draft.nodes(of: change)
        history.nodes += nodes
        held[replica].insert(steps.count)
        steps.append(Step(change: change, nodes: nodes.map(\.id), author: replica, causes: causes))
    }

    /// A change is later than all that its author had seen, by id and by stamp.
    private func checkOrder(of change: Change, after causes: Set<Int>) throws {
        for cause in causes.sorted() {
            let earlier = steps[cause].change
            try Expect.that(earlier.lastCounter < change.id.counter, "\(change) has no greater id than its cause")
            try Expect.that(earlier.stamp < change.stamp, "\(change) is not stamped later than its cause")
        }
    }
}

/// The edits of a change that is being made.
private struct Draft<Edit: Sendable> {
    /// What the author sees, the edits so far included.
    private(set) var past: Past<Edit>
    private var seen: Set<Int>
    private let seenAtStart: Set<Int>
    private var nextID: Int
    private let replica: ReplicaID
    private let counter: UInt64

    init<Root>(_ past: Past<Edit>, firstID: Int, on document: Document<Root>) {
        self.past = past
        seenAtStart = Set(past.nodes.map(\.id))
        seen = seenAtStart
        nextID = firstID
        replica = document.replica
        counter = document.version.maximumCounter + 1
    }

    mutating func add(_ edit: Edit) {
        // The change has no stamp yet; the greatest puts it after all that its author has seen.
        past.nodes.append(node(edit, id: nextID, seen: seen, stamp: HybridTimestamp(rawValue: .max)))
        seen.insert(nextID)
        nextID += 1
    }

    /// The edits, now that the change was made.
    func nodes(of change: Change) -> [CausalNode<Edit>] {
        past.nodes.filter { !seenAtStart.contains($0.id) }
            .map { node($0.edit, id: $0.id, seen: $0.seen, stamp: change.stamp) }
    }

    private func node(_ edit: Edit, id: Int, seen: Set<Int>, stamp: HybridTimestamp) -> CausalNode<Edit> {
        CausalNode(
            id: id,
            edit: edit,
            seen: seen,
            seenAtStart: seenAtStart,
            stamp: stamp,
            replica: replica,
            counter: counter
        )
    }
}
