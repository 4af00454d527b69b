extension TestCase {
    /// Chooses an index with the given weights.
    mutating func chooseAlternative(weights: [UInt64]) throws -> Int {
        let suggestion = isRandom && weights.count > 1 ? suggestedAlternative(weights: weights) : 0
        return Int(try choose(upTo: UInt64(weights.count - 1), suggesting: UInt64(suggestion)))
    }

    private mutating func suggestedAlternative(weights: [UInt64]) -> Int {
        let absent = swarm == 0 ? 0 : SeededGenerator.mix(swarm &+ UInt64(weights.count))
        var total: UInt64 = 0
        for (index, weight) in weights.enumerated() where absent & (1 << UInt64(index & 63)) == 0 {
            total += weight
        }
        let leavesOut = total > 0
        if !leavesOut { total = weights.reduce(0, +) }
        var ticket = random.next(upTo: total - 1)
        for (index, weight) in weights.enumerated() {
            if leavesOut && absent & (1 << UInt64(index & 63)) != 0 { continue }
            if ticket < weight { return index }
            ticket -= weight
        }
        return 0
    }
}
