extension World {
    /// For how many rounds of gossip those that hear each other must say nothing new.
    private static var quietRounds: Int64 { 6 }

    /// Once those that hear each other have been silent for long enough, they must be equal; then faults end for all.
    /// - Parameter isAtRest: whether nothing is left to happen.
    mutating func concludeCore(isAtRest: Bool = false) throws(Violation) {
        guard let core, let healedAt = progress.healedAt else { return }
        let since = progress.now &- max(healedAt, progress.lastCoreMessage)
        let isOverdue =
            progress.now &- healedAt > configuration.bound &- Self.quietRounds &* configuration.roundInterval
        guard isAtRest || isOverdue || since > Self.quietRounds &* configuration.roundInterval else { return }
        progress.isCoreOnly = false
        let members = replicas.indices.filter { core.members[$0] }
        if configuration.oracles.contains(.quiescence) {
            let digests = members.map { replicas[$0].contentDigest }
            if isOverdue {
                throw Violation(.quiescence, "replicas \(members), which hear each other, do not stop talking")
            }
            guard digests.allSatisfy({ $0 == digests[0] }) else {
                throw Violation(.quiescence, "replicas \(members), which hear each other, do not become equal")
            }
        }
        progress.faults.cores += 1
        progress.healedAt = progress.now
        network.heal(nil)
        for index in replicas.indices { scheduleTick(of: index) }
    }

    /// Ends the faults for all where nothing is left to happen among those for which they had ended.
    mutating func leaveCore() {
        do throws(Violation) {
            try concludeCore(isAtRest: true)
        } catch {
            progress.violation = Sighting(replica: 0, time: progress.now, violation: error)
        }
    }

    /// Takes note of a message between replicas that hear each other.
    @inline(__always)
    mutating func noteCoreMessage(from source: Int, to destination: Int) {
        guard progress.isCoreOnly, let core, core.members[source], core.members[destination] else { return }
        progress.lastCoreMessage = progress.now
    }
}
