/// A hash table of the positions of keys, by tag: the 32 bits of their hashes that are kept.
///
/// Linear probing; a slot holds most of a tag too, so that nearly all mismatches are noticed without looking at a key. A
/// removal moves back what it leaves a gap before (Knuth, "The Art of Computer Programming", volume 3, algorithm 6.4R).
@usableFromInline
struct KeyIndex: Sendable {
    /// The tags by position.
    @usableFromInline
    var tags: [UInt32] = []

    /// As many as a power of two, or none. The lower bits, as many as number the slots, are a position; the others are those
    /// of its tag. The tag's own lower bits say where the search for it begins. A position of only ones stands for none.
    @usableFromInline
    var slots: [UInt32] = []

    @inlinable
    init() {}
}

extension KeyIndex {
    /// The bits that number the slots.
    @inlinable
    var mask: UInt32 { UInt32(truncatingIfNeeded: slots.count &- 1) }

    /// Where the search for a tag begins.
    @inlinable
    func home(of tag: UInt32) -> Int {
        Int(truncatingIfNeeded: tag & mask)
    }

    @inlinable
    func next(after slot: Int) -> Int {
        (slot &+ 1) & (slots.count &- 1)
    }

    /// Whether no position is in the slot. Fewer than the slots are positions, so none of them is of only ones.
    @inlinable
    func isVacant(_ slot: Int) -> Bool {
        slots[slot] & mask == mask
    }

    @inlinable
    func content(_ tag: UInt32, _ position: Int) -> UInt32 {
        tag & ~mask | UInt32(truncatingIfNeeded: position)
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
        while !isVacant(slot) { slot = next(after: slot) }
        slots[slot] = content(tag, position)
    }

    /// Makes room for so many positions in all.
    @inlinable
    mutating func reserveCapacity(_ count: Int) {
        if count &* 4 > slots.count &* 3 { grow(toHold: count) }
        tags.reserveCapacity(count)
    }

    @usableFromInline
    mutating func grow(toHold count: Int) {
        precondition(count <= 3 << 29, "a replicated collection holds at most 3 · 2²⁹ keys")
        var size = Swift.max(slots.count, 8)
        while count * 4 > size * 3 { size *= 2 }
        slots = Array(repeating: .max, count: size)
        for (position, tag) in tags.enumerated() { place(tag, position) }
    }

    /// Removes a position, which the last one takes over.
    @usableFromInline
    mutating func remove(at position: Int) {
        vacate(slot(of: position))
        let last = tags.count - 1
        if position != last {
            slots[slot(of: last)] = content(tags[last], position)
            tags[position] = tags[last]
        }
        tags.removeLast()
    }

    private func slot(of position: Int) -> Int {
        let content = content(tags[position], position)
        var slot = home(of: tags[position])
        while slots[slot] != content { slot = next(after: slot) }
        return slot
    }

    /// Empties a slot, and moves back what would no longer be found.
    private mutating func vacate(_ slot: Int) {
        var gap = slot
        var candidate = next(after: gap)
        while !isVacant(candidate) {
            let home = home(of: tags[Int(slots[candidate] & mask)])
            // It may move if its home is not between the gap and itself.
            if distance(from: home, to: candidate) >= distance(from: gap, to: candidate) {
                slots[gap] = slots[candidate]
                gap = candidate
            }
            candidate = next(after: candidate)
        }
        slots[gap] = .max
    }

    private func distance(from slot: Int, to other: Int) -> Int {
        (other - slot) & (slots.count - 1)
    }
}
