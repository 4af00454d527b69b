extension TestCase {
    /// Draws a value from a generator.
    ///
    /// - Throws: What ends the test case early; let it pass through.
    @inline(__always)
    public mutating func draw<Value>(_ generator: Generator<Value>) throws -> Value {
        try generator.body(&self)
    }

    /// Makes one choice: a number from zero to `bound`, where zero is the simplest.
    ///
    /// This is the one primitive below every generator. All values are equally likely.
    public mutating func choose(upTo bound: UInt64) throws -> UInt64 {
        let position = choices.count
        guard position < limit else { throw Interruption.overrun }
        let value: UInt64
        if position < script.count {
            value = min(script[position], bound)
        } else {
            value = isRandom ? random.next(upTo: bound) : 0
        }
        choices.append(value)
        bounds.append(bound)
        return value
    }

    /// Makes one choice that is biased towards zero, the bound, small numbers, `landmark` and choices made before.
    mutating func chooseBiased(upTo bound: UInt64, landmark: UInt64) throws -> UInt64 {
        guard isRandom, bound >= 16 else { return try choose(upTo: bound) }
        return try choose(upTo: bound, suggesting: suggestion(upTo: bound, landmark: landmark))
    }

    /// Makes one choice that at random takes the value `suggestion`.
    mutating func choose(upTo bound: UInt64, suggesting suggestion: UInt64) throws -> UInt64 {
        let position = choices.count
        guard position < limit else { throw Interruption.overrun }
        let fresh = isRandom ? suggestion : 0
        let value = min(position < script.count ? script[position] : fresh, bound)
        choices.append(value)
        bounds.append(bound)
        return value
    }

    /// Records a choice without alternative, so that a structure has the same layout whether or not it had one.
    mutating func force(_ value: UInt64) throws {
        guard choices.count < limit else { throw Interruption.overrun }
        choices.append(value)
        bounds.append(0)
    }

    /// Is true in `numerator` of `denominator` cases; shrinks to `false`.
    ///
    /// - Precondition: `0 <= numerator <= denominator` and `denominator > 0`.
    public mutating func chance(_ numerator: Int, in denominator: Int) throws -> Bool {
        precondition(denominator > 0 && 0 <= numerator && numerator <= denominator, "a chance lies between 0 and 1")
        guard numerator > 0 else { return false }
        let hit = isRandom && random.next(upTo: UInt64(denominator - 1)) < UInt64(numerator)
        return try choose(upTo: 1, suggesting: hit ? 1 : 0) == 1
    }

    /// Ends this test case, without counting it, unless `condition` holds.
    ///
    /// Prefer to generate only what you want: a case thrown away is work done for nothing, and too many of them are
    /// reported as an error.
    public func assume(_ condition: Bool) throws {
        guard condition else { throw Interruption.rejected }
    }

    private mutating func suggestion(upTo bound: UInt64, landmark: UInt64) -> UInt64 {
        let roll = random.next()
        switch roll & 15 {
        case 0:
            let near = (roll >> 8) & 3
            switch (roll >> 4) & 3 {
            case 0: return near
            case 1: return bound - near
            case 2: return landmark >= near ? landmark - near : near
            default: return min(landmark &+ near, bound)
            }
        case 1, 2:
            return echo(bound: bound, distance: Int((roll >> 4) & 15)) ?? random.next(upTo: bound)
        case 3...8:
            let width = UInt64(64 - bound.leadingZeroBitCount)
            let bits = (roll >> 4) % (width + 1)
            let value = bits == 0 ? 0 : random.next() >> (64 - bits)
            return value <= bound ? value : random.next(upTo: bound)
        default:
            return random.next(upTo: bound)
        }
    }

    /// An earlier choice with the same bound: equal choices meet far more often than chance would have it.
    private func echo(bound: UInt64, distance: Int) -> UInt64? {
        var index = choices.count - 1 - distance
        let last = max(0, index - 16)
        while index >= last {
            if bounds[index] == bound { return choices[index] }
            index -= 1
        }
        return nil
    }
}
