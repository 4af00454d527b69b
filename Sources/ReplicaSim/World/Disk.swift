/// What a replica has saved: its state after each of its last few edits, the latest last.
struct Disk<Replica> {
    private var states: [Replica]

    init(_ initial: Replica) {
        states = [initial]
    }
}

extension Disk {
    var count: Int { states.count }

    mutating func save(_ state: Replica) {
        if states.count == DiskDepth.states { states.removeFirst() }
        states.append(state)
    }

    /// What is restored when the last `backup` saved states are missing.
    func restored(backup: Int) -> Replica { states[max(0, states.count - 1 - backup)] }

    /// Forgets the states after the one that was restored.
    mutating func rewind(backup: Int) { states.removeLast(min(backup, states.count - 1)) }
}
