extension ChangeBuffer {
    /// Traps when anything that the buffer relies on does not hold. O(n) for n parked changes.
    func _invariantCheck() {
        precondition(size == changes.reduce(0) { $0 + Self.cost(of: $1) }, "the size is that of what is parked")
        precondition(zip(queues, queues.dropFirst()).allSatisfy { $0.replica < $1.replica }, "replicas ascend")
        // order-free: only what is among them is asked
        let looked = Set(awake).union(sleeping.values.joined())
        for queue in queues {
            precondition(looked.contains(queue.replica), "every queue is awake or waits for something")
            queue._invariantCheckOfHead()
            precondition(queue.changes.allSatisfy { $0.author == queue.replica }, "a queue is one author's")
            precondition(zip(queue.changes, queue.changes.dropFirst()).allSatisfy { $0.id < $1.id }, "changes ascend")
        }
    }

    /// Traps when the head of a replica's queue can't be right. O(n) for n queues.
    func _invariantCheck(of replica: ReplicaID) {
        precondition(size <= maximumSize, "no more is parked than may be")
        precondition((size == 0) == isEmpty, "the size is that of what is parked")
        queues.first { $0.replica == replica }?._invariantCheckOfHead()
    }
}

extension ChangeBuffer.Queue {
    /// Traps when the queue is empty, or its first changes are out of order. O(1).
    func _invariantCheckOfHead() {
        precondition(!isEmpty, "no queue is empty")
        precondition(head * 2 <= changes.count, "taken changes don't outnumber the others")
        precondition(changes[head].author == replica, "a queue is one author's")
        precondition(head + 1 == changes.count || changes[head].id < changes[head + 1].id, "changes ascend")
    }
}
