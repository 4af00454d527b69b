extension Laws {
    /// Checks the laws of merging on pairs and triples of states, the plainest law first: it is the one to be named.
    func checkLattice(_ states: [Named], _ source: borrowing TestCase) throws {
        if checks(.idempotence) {
            for state in states {
                try requireEqual(.idempotence, merged(state, state), state, source)
            }
        }
        if checks(.commutativity) {
            try forEachPair(states) { first, second in
                try requireEqual(.commutativity, merged(first, second), merged(second, first), source)
            }
        }
        if checks(.associativity) {
            try checkAssociativity(states, source)
        }
        if checks(.monotonicity) {
            try forEachPair(states) { first, second in try checkMonotonicity(first, second, source) }
        }
    }

    func forEachPair(_ states: [Named], _ body: (_ first: Named, _ second: Named) throws -> Void) rethrows {
        for (index, first) in states.enumerated() {
            for second in states[(index + 1)...] {
                try body(first, second)
            }
        }
    }

    private func checkAssociativity(_ states: [Named], _ source: borrowing TestCase) throws {
        for (index, first) in states.enumerated() {
            try forEachPair(Array(states[(index + 1)...])) { second, third in
                let left = try merged(merged(first, second), third)
                let right = try merged(first, merged(second, third))
                try requireEqual(.associativity, left, right, source)
            }
        }
    }

    private func checkMonotonicity(_ first: Named, _ second: Named, _ source: borrowing TestCase) throws {
        let merge = try merged(first, second)
        try requireEqual(.monotonicity, merged(merge, second), merge, source)
        try requireEqual(.monotonicity, merged(merge, first), merge, source)
        guard let isBelow else { return }
        for side in [first, second] where try isBelow(side.state, merge.state) == false {
            try violate(.monotonicity, source) { "  this is not below its merge:\n  \(show(side))\n  \(show(merge))" }
        }
    }

    /// Checks that operations only add.
    func checkInflation(_ scenario: LawScenario<State>, _ source: borrowing TestCase) throws {
        guard checks(.inflation) else { return }
        for operation in scenario.operations {
            let before = Named(name: "before", state: operation.before)
            let after = Named(name: "after", state: operation.after)
            try requireEqual(.inflation, merged(after, before), after, source)
            try requireEqual(.inflation, merged(before, after), after, source)
            guard let isBelow, try isBelow(before.state, after.state) == false else { continue }
            try violate(.inflation, source) { "  an operation moved down:\n  \(show(before))\n  \(show(after))" }
        }
    }

    /// Checks that all orders of merging end in the same content.
    func checkConvergence(_ states: [Named], _ source: borrowing TestCase) throws {
        guard checks(.convergence) else { return }
        var first: Named?
        for order in Self.orders(of: states.count) {
            var result = states[order[0]]
            for index in order.dropFirst() {
                result = try merged(result, states[index])
            }
            if let first {
                try requireEqual(.convergence, result, first, source)
            } else {
                first = result
            }
        }
    }

    /// All orders of up to four things; of more, those that begin with each of them, forwards and backwards.
    private static func orders(of count: Int) -> [[Int]] {
        guard count > 4 else { return permutations(of: Array(0..<count)) }
        return (0..<count).flatMap { start in
            let forwards = (0..<count).map { (start + $0) % count }
            return [forwards, [start] + forwards.dropFirst().reversed()]
        }
    }

    private static func permutations(of values: [Int]) -> [[Int]] {
        guard values.count > 1 else { return [values] }
        return values.indices.flatMap { index in
            var rest = values
            let first = rest.remove(at: index)
            return permutations(of: rest).map { [first] + $0 }
        }
    }
}
