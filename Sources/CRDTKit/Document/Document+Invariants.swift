extension Document {
    /// Traps when the parts of the document contradict each other; its root is left to its types. O(n) for n changes held.
    func _invariantCheck() {
        version._invariantCheck()
        log._invariantCheck()
        parked._invariantCheck()
        for history in log.histories {
            precondition(history.lastCounter == version[history.replica], "history leads to the version")
        }
        precondition(log.histories.count == version.count, "every replica seen has a history")
        precondition(core.seenAtLastChange.isIncluded(in: version), "what was depended on was seen")
        precondition(partlyUnread.allSatisfy(version.contains), "what is read in part was applied")
    }

    /// Traps when a replica's history does not lead to the version. O(log n) for n replicas.
    func _invariantCheck(of replica: ReplicaID) {
        log._invariantCheck(of: replica)
        precondition(log[replica]?.lastCounter == version[replica], "history leads to the version")
        precondition(latestStamp.rawValue >= log[replica]?.lastStamp ?? 0, "the latest stamp is known")
    }
}
