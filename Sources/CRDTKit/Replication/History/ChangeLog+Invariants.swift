extension ChangeLog {
    /// Traps when anything that the log relies on does not hold. O(n) for n changes.
    func _invariantCheck() {
        precondition(zip(histories, histories.dropFirst()).allSatisfy { $0.replica < $1.replica }, "replicas ascend")
        for history in histories { history._invariantCheck() }
    }

    /// Traps when the last change of a replica can't be read back. O(log n) for n replicas.
    func _invariantCheck(of replica: ReplicaID) {
        guard let history = self[replica], history.count > 0 else { return }
        let last = history.change(at: history.lastCounter)
        precondition(last?.lastCounter == history.lastCounter, "the last change is held")
        precondition(last?.stamp.rawValue == history.lastStamp, "the last stamp is known")
    }
}
