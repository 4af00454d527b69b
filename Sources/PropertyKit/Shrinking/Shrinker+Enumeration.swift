extension Shrinker {
    /// How many choices a case may have, and how many runs are spent, for the enumeration to be tried.
    private static var enumerationLimits: (choices: Int, runs: Int) { (32, 256) }

    /// Walks through the small cases from the simplest on, in case one that no single edit leads to fails as well.
    ///
    /// It goes through the tree of choices in lexicographic order, with zero, one and the numbers of the best case for each
    /// choice. Where that tree is small this reaches the best case, which is then the simplest there is of those numbers.
    mutating func enumerateSimplest() {
        guard best.choices.count <= Self.enumerationLimits.choices else { return }
        let numbers = Array(Set([0, 1] + best.choices).sorted())
        let start = best.choices
        var script: [UInt64] = []
        for _ in 0..<Self.enumerationLimits.runs where hasBudget {
            let (drawn, isBest) = probe(script, limit: start.count)
            if isBest { return }
            guard let next = Self.successor(of: drawn, numbers: numbers) else { return }
            guard next.lexicographicallyPrecedes(start) else { return }
            script = next
        }
    }

    /// The next path through the tree of choices after `drawn`: its last choice that can be raised is.
    private static func successor(of drawn: Recording, numbers: [UInt64]) -> [UInt64]? {
        for position in drawn.choices.indices.reversed() {
            let value = drawn.choices[position]
            guard let raised = numbers.first(where: { $0 > value }), raised <= drawn.bounds[position] else { continue }
            return drawn.choices[..<position] + [raised]
        }
        return nil
    }
}
