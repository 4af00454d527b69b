extension World {
    /// One compared state in so many has its invariants examined, which takes longer.
    private static var invariantSampling: Int { 4 }

    /// One compared state in so many is examined together with another replica's.
    private static var pairSampling: Int { 8 }

    /// Lets the oracles look at a state that has just come about.
    mutating func noteChange(of index: Int) throws(Violation) {
        progress.lastChange = progress.now
        guard oracle != nil else { return }
        let version = replicas[index].versionDigest
        guard oracle?.samples(version) == true, version != places[index].lastVersion else { return }
        places[index].lastVersion = version
        progress.checks += 1
        try oracle?.observe(version: version, content: replicas[index].contentDigest, replica: index)
        var stream = random.stream(.oracle, source: index, ordinal: progress.checks)
        if stream.below(Self.invariantSampling) == 0 { try checkInvariants(of: index) }
        if replicas.count > 1, stream.below(Self.pairSampling) == 0 {
            try checkPair(index, with: stream.below(replicas.count - 1))
        }
    }

    /// Every final state is compared, whatever was sampled before; where they agree, examining one more closely does.
    mutating func examineFinalStates(_ digests: [UInt64]) {
        var final = ConvergenceOracle(samplingBits: 0)
        var stream = random.stream(.oracle, ordinal: -1)
        let chosen = stream.below(replicas.count)
        for index in replicas.indices {
            progress.checks += 1
            do throws(Violation) {
                try final.observe(version: replicas[index].versionDigest, content: digests[index], replica: index)
                if index == chosen { try checkInvariants(of: index) }
                if index == chosen, replicas.count > 1 { try checkPair(index, with: stream.below(replicas.count - 1)) }
            } catch {
                progress.violation = Sighting(replica: index, time: progress.now, violation: error)
                return
            }
        }
    }

    private mutating func checkInvariants(of index: Int) throws(Violation) {
        progress.checks += 1
        try replicas[index].checkInvariants()
    }

    /// Examines a replica together with one of the others, which are counted without it.
    private mutating func checkPair(_ index: Int, with other: Int) throws(Violation) {
        progress.checks += 1
        try Replica.checkLaws(replicas[index], replicas[other < index ? other : other + 1])
    }
}
