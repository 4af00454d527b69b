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
        let isThorough = configuration.isThorough
        if !isThorough {
            guard oracle?.samples(version) == true, version != places[index].lastVersion else { return }
        }
        places[index].lastVersion = version
        progress.checks += 1
        if watches(.convergence) {
            try oracle?.observe(version: version, content: replicas[index].contentDigest, replica: index)
        }
        var stream = random.stream(.oracle, source: index, ordinal: progress.checks)
        if isThorough || stream.below(Self.invariantSampling) == 0 { try checkState(of: index) }
        guard replicas.count > 1, watches(.laws) else { return }
        if isThorough {
            for other in 0..<(replicas.count - 1) { try checkPair(index, with: other) }
        } else if stream.below(Self.pairSampling) == 0 {
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
                if watches(.convergence) {
                    try final.observe(version: replicas[index].versionDigest, content: digests[index], replica: index)
                }
                guard index == chosen else { continue }
                try checkState(of: index)
                if replicas.count > 1, watches(.laws) {
                    try checkPair(index, with: stream.below(replicas.count - 1))
                }
            } catch {
                progress.violation = Sighting(replica: index, time: progress.now, violation: error)
                return
            }
        }
    }

    private func watches(_ oracle: Oracle) -> Bool { configuration.oracles.contains(oracle) }

    private mutating func checkState(of index: Int) throws(Violation) {
        progress.checks += 1
        for oracle in Oracle.ofStates where watches(oracle) {
            try replicas[index].check(oracle, against: ledger)
        }
        if watches(.codec), let digest = replicas[index].encodingDigest {
            try encodings?.observe(version: replicas[index].versionDigest, content: digest, replica: index)
        }
    }

    /// Examines a replica together with one of the others, which are counted without it.
    private mutating func checkPair(_ index: Int, with other: Int) throws(Violation) {
        progress.checks += 1
        try Replica.checkLaws(replicas[index], replicas[other < index ? other : other + 1])
    }
}
