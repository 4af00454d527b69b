extension Shrinker {
    /// Lowers each choice as far as it goes.
    mutating func minimizeEach() {
        var position = 0
        while position < best.choices.count && hasBudget {
            if best.choices[position] > 0 && best.bounds[position] > 0 {
                minimize([position])
            }
            position += 1
        }
    }

    /// Lowers choices that are equal all together, where lowering one alone would make them differ.
    mutating func minimizeDuplicates() {
        var position = 0
        while position < best.choices.count && hasBudget {
            let value = best.choices[position]
            let bound = best.bounds[position]
            if value > 0 && bound > 1 {
                let equal = best.choices.indices.dropFirst(position).filter {
                    best.choices[$0] == value && best.bounds[$0] == bound
                }
                if equal.count > 1 { minimize(equal) }
            }
            position += 1
        }
    }

    /// Lowers the choices at `positions` to a common smaller value, if they are equal and not zero.
    private mutating func minimize(_ positions: [Int]) {
        let base = best.choices
        guard let first = positions.first, first < base.count, base[first] > 0 else { return }
        let start = base[first]
        guard positions.allSatisfy({ $0 < base.count && base[$0] == start }) else { return }
        func accepts(_ shrinker: inout Shrinker, _ value: UInt64) -> Bool {
            var candidate = base
            for position in positions {
                candidate[position] = value
            }
            return shrinker.consider(candidate)
        }
        if accepts(&self, 0) { return }
        var current = start
        for value in 1..<max(1, min(4, start)) where accepts(&self, value) {
            return
        }
        let width = UInt64(64 - start.leadingZeroBitCount)
        current = start >> largestAccepted(upTo: width - 1) { accepts(&$0, start >> $1) }
        let high = current
        current -= largestAccepted(upTo: current) { accepts(&$0, high - $1) }
        // An even step keeps the side of the origin on which a number lies; see `Generator.integer(in:origin:)`.
        let odd = current
        current -= 2 * largestAccepted(upTo: current / 2) { accepts(&$0, odd - 2 * $1) }
    }

    /// Moves amounts from an earlier choice to a later one, for sums that have to stay.
    mutating func redistributePairs() {
        forEachPair { shrinker, first, second in
            let base = shrinker.best
            let room = base.bounds[second] - base.choices[second]
            let amount = min(base.choices[first], room)
            func accepts(_ shrinker: inout Shrinker, _ moved: UInt64) -> Bool {
                var candidate = base.choices
                candidate[first] -= moved
                candidate[second] += moved
                return shrinker.consider(candidate)
            }
            if amount > 0 && accepts(&shrinker, amount) { return }
            let moved = shrinker.largestAccepted(upTo: amount) { accepts(&$0, $1) }
            guard moved == 0 else { return }
            let movedEvenly = shrinker.largestAccepted(upTo: amount / 2) { accepts(&$0, 2 * $1) }
            guard movedEvenly == 0 && room > 0 else { return }
            for moved in 1...2 where moved <= base.choices[first] {
                var candidate = base.choices
                candidate[first] -= UInt64(moved)
                candidate[second] = base.bounds[second]
                if shrinker.consider(candidate) { return }
            }
        }
    }

    /// Lowers two choices by the same amount, for differences that have to stay.
    mutating func lowerPairs() {
        forEachPair { shrinker, first, second in
            let base = shrinker.best
            let amount = min(base.choices[first], base.choices[second])
            func accepts(_ shrinker: inout Shrinker, _ moved: UInt64) -> Bool {
                var candidate = base.choices
                candidate[first] -= moved
                candidate[second] -= moved
                return shrinker.consider(candidate)
            }
            if amount > 0 && accepts(&shrinker, amount) { return }
            let moved = shrinker.largestAccepted(upTo: amount) { accepts(&$0, $1) }
            if moved == 0 { _ = shrinker.largestAccepted(upTo: amount / 2) { accepts(&$0, 2 * $1) } }
        }
    }

    /// Visits pairs of choices that are integers rather than flags, at most four integers apart.
    private mutating func forEachPair(_ visit: (inout Shrinker, _ first: Int, _ second: Int) -> Void) {
        var first = 0
        while first < best.choices.count && hasBudget {
            var second = first + 1
            var visited = 0
            while second < best.choices.count && visited < 4 && first < best.choices.count {
                guard best.bounds[first] > 1, best.choices[first] > 0 else { break }
                if best.bounds[second] > 1 {
                    visited += 1
                    visit(&self, first, second)
                }
                second += 1
            }
            first += 1
        }
    }
}
