extension ChangeLog {
    /// Traps when anything that the log relies on does not hold. O(n) for n changes.
    func _invariantCheck() {
        precondition(zip(histories, histories.dropFirst()).allSatisfy { $0.replica < $1.replica }, "replicas ascend")
        for history in histories {
            var last = history.base
            for change in history.changes {
                precondition(change.author == history.replica, "a history is one author's")
                precondition(change.previousCounter == last && change.id.counter > last, "history has no gaps")
                last = change.lastCounter
            }
            precondition(history.digests.count == history.changes.count, "each change has a digest")
        }
    }

    /// Traps when the last change of a replica does not follow the one before. O(log n) for n replicas.
    func _invariantCheck(of replica: ReplicaID) {
        guard let history = self[replica], let last = history.changes.last else { return }
        precondition(history.digests.count == history.changes.count, "each change has a digest")
        let before = history.changes.dropLast().last?.lastCounter ?? history.base
        precondition(last.author == replica && last.previousCounter == before, "history has no gaps")
    }
}
