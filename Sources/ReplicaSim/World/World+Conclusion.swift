extension World {
    /// Looks at the final states and says how the run ended.
    mutating func conclude() -> RunResult {
        let digests = examine()
        var result = RunResult(configuration: configuration)
        result.operations = progress.edits
        result.events = progress.events
        result.checks = progress.checks
        result.network = network.counters
        result.tally = network.tally
        result.partitions = network.partitionsBegun(by: progress.healedAt ?? .max)
        result.replicas = zip(replicas, digests).map { replica, digest in
            ReplicaOutcome(
                digest: digest,
                version: replica.versionDescription,
                content: recording == nil ? "" : replica.contentDescription
            )
        }
        result.encodedSize = replicas.first?.encodedSize ?? 0
        result.healedAt = progress.healedAt ?? progress.now
        result.lastChangeAt = progress.lastChange
        result.silentAt = progress.lastMessage
        result.sighting = progress.violation
        result.faults = progress.faults
        result.schedule = recording.map { Schedule($0) }
        result.verdict = verdict(digests)
        fingerprint.combine(UInt64(progress.events))
        for replica in result.replicas { fingerprint.combine(replica.digest) }
        result.fingerprint = fingerprint.value
        return result
    }

    /// Lets the oracles look at the final states, and returns the digests of their contents.
    mutating func examine() -> [UInt64] {
        let digests = replicas.map(\.contentDigest)
        if progress.violation == nil { examineFinalStates(digests) }
        return digests
    }

    func verdict(_ digests: [UInt64]) -> Verdict {
        if progress.violation != nil { return .safetyViolated }
        guard configuration.oracles.contains(.quiescence) else { return .converged }
        let agree = digests.allSatisfy { $0 == digests.first }
        if !agree { return .notConverged }
        if progress.isOverdue { return progress.healedAt == nil ? .notConverged : .notSilent }
        return .converged
    }
}
