/// A hash table of the positions of keys, by tag: the 32 bits of their hashes that are kept.
///
/// Linear probing; a slot holds a tag and a position, so that most mismatches are noticed without looking at a key. A
/// removal moves back what it leaves a gap before (Knuth, "The Art of Computer Programming", volume 3, algorithm 6.4R).
@usableFromInline
struct KeyIndex: Sendable {
    /// The tags by position.
    @usableFromInline
    var tags: [UInt32] = []

    /// The tag in the upper half and the position in the lower, or `vacant`. As many as a power of two, or none.
    @usableFromInline
    var slots: [UInt64] = []

    @inlinable
    init() {}
}

extension KeyIndex {
    /// What stands in a slot without a key. No table has so many keys that it is a position.
    @inlinable
    static var vacant: UInt64 { .max }

    @inlinable
    static func slot(_ tag: UInt32, _ position: Int) -> UInt64 {
        UInt64(tag) &<< 32 | UInt64(UInt32(truncatingIfNeeded: position))
    }

    /// Where the search for a tag begins.
    @inlinable
    func home(of tag: UInt32) -> Int {
        Int(truncatingIfNeeded: tag) & (slots.count &- 1)
    }

    @inlinable
    func next(after slot: Int) -> Int {
        (slot &+ 1) & (slots.count &- 1)
    }

    /// The position in a slot, nil if it is vacant.
    @inlinable
    func position(at slot: Int) -> Int? {
        let content = slots[slot]
        return content == Self.vacant ? nil : Int(truncatingIfNeeded: content & 0xFFFF_FFFF)
    }

    @inlinable
    func hasTag(_ tag: UInt32, at slot: Int) -> Bool {
        UInt32(truncatingIfNeeded: slots[slot] &>> 32) == tag
    }

    /// Adds the next position under a tag.
    @inlinable
    mutating func append(_ tag: UInt32) {
        if (tags.count &+ 1) &* 4 > slots.count &* 3 { grow(toHold: tags.count &+ 1) }
        place(tag, tags.count)
        tags.append(tag)
    }

    @inlinable
    mutating func place(_ tag: UInt32, _ position: Int) {
        var slot = home(of: tag)
        while slots[slot] != Self.vacant { slot = next(after: slot) }
        slots[slot] = Self.slot(tag, position)
    }

    /// Makes room for so many positions in all.
    @inlinable
    mutating func reserveCapacity(_ count: Int) {
        if count &* 4 > slots.count &* 3 { grow(toHold: count) }
        tags.reserveCapacity(count)
    }

    @usableFromInline
    mutating func grow(toHold count: Int) {
        precondition(count < 0xFFFF_FFFF, "a replicated collection holds less than 2³² − 1 keys")
        var size = Swift.max(slots.count, 8)
        while count * 4 > size * 3 { size *= 2 }
        slots = Array(repeating: Self.vacant, count: size)
        for (position, tag) in tags.enumerated() { place(tag, position) }
    }

    /// Removes a position, which the last one takes over.
    @usableFromInline
    mutating func remove(at position: Int) {
        vacate(slot(of: position))
        let last = tags.count - 1
        if position != last {
            slots[slot(of: last)] = Self.slot(tags[last], position)
            tags[position] = tags[last]
        }
        tags.removeLast()
    }

    private func slot(of position: Int) -> Int {
        let content = Self.slot(tags[position], position)
        var slot = home(of: tags[position])
        while slots[slot] != content { slot = next(after: slot) }
        return slot
    }

    /// Empties a slot, and moves back what would no longer be found.
    private mutating func vacate(_ slot: Int) {
        let mask = slots.count - 1
        var gap = slot
        var candidate = next(after: gap)
        while slots[candidate] != Self.vacant {
            let home = Int(truncatingIfNeeded: slots[candidate] >> 32) & mask
            // It may move if its home is not between the gap and itself.
            if (candidate - home) & mask >= (candidate - gap) & mask {
                slots[gap] = slots[candidate]
                gap = candidate
            }
            candidate = next(after: candidate)
        }
        slots[gap] = Self.vacant
    }
}
