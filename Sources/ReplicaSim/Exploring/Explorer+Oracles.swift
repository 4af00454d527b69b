extension Explorer {
    /// Tells states apart by what replicas hold and what is on its way, not by the way that led there.
    func digest(of node: Node) -> UInt64 {
        var digest = UInt64(node.losses) << 8 | UInt64(node.duplicates)
        for (state, made) in zip(node.states, node.made) {
            digest = KeyedRandom.mix(digest ^ state) &+ UInt64(made)
        }
        let parcels = node.parcels.reduce(UInt64(0)) { $0 &+ ($1.wasDelivered ? ~$1.digest : $1.digest) }
        return KeyedRandom.mix(digest ^ parcels ^ node.history)
    }

    /// Lets all oracles look at a state that has just come about.
    mutating func examine(_ index: Int, as digests: Digests, of node: inout Node) throws(Violation) {
        node.states[index] = digests.state
        let key = KeyedRandom.mix(digests.version) &+ node.history
        if let earlier = contents.updateValue(digests.content, forKey: key), earlier != digests.content {
            throw Violation(.convergence, "a replica has seen the same edits as another but holds different content")
        }
        guard checked.insert(KeyedRandom.mix(key ^ digests.state)).inserted else { return }
        for oracle in Oracle.ofStates { try node.replicas[index].check(oracle, against: node.ledger) }
    }

    /// Lets the replicas settle, and requires that they become equal and silent.
    mutating func end(_ node: Node) throws(Violation) {
        result.endings += 1
        var replicas = node.replicas
        var letters: [(source: Int, letter: Outbox<Replica.Message>.Letter)] = []
        var now = Self.time
        for _ in 0..<200 {
            now += 60_000_000
            for index in replicas.indices where replicas[index].nextTick(after: now) != nil {
                var outbox = Outbox<Replica.Message>(seat: index, replicas: limits.replicas)
                replicas[index].setClock(ClockSetting().reading(at: now))
                try replicas[index].tick(at: now, outbox: &outbox)
                letters += outbox.letters.map { (index, $0) }
            }
            var next = 0
            while next < letters.count {
                let (source, letter) = letters[next]
                next += 1
                let index = letter.destination
                var outbox = Outbox<Replica.Message>(seat: index, replicas: limits.replicas)
                _ = try replicas[index].receive(letter.message, from: source, at: now, outbox: &outbox)
                letters += outbox.letters.map { (index, $0) }
                guard next < 10_000 else { throw Violation(.quiescence, "the replicas do not stop talking") }
            }
            letters = []
            guard replicas.contains(where: { $0.nextTick(after: now) != nil }) else { break }
        }
        guard !replicas.contains(where: { $0.nextTick(after: now) != nil }) else {
            throw Violation(.quiescence, "the replicas do not stop talking")
        }
        let digests = replicas.map(\.contentDigest)
        guard digests.allSatisfy({ $0 == digests[0] }) else {
            throw Violation(.quiescence, "the replicas do not become equal")
        }
        for index in replicas.indices.dropFirst() {
            let pair = KeyedRandom.mix(node.states[0] &+ KeyedRandom.golden) ^ node.states[index]
            guard checked.insert(pair).inserted else { continue }
            try Replica.checkLaws(node.replicas[0], node.replicas[index])
        }
    }
}
