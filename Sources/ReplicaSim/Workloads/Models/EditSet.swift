/// A set of small numbers that stand for edits, as bits.
struct EditSet: Sendable, Hashable {
    private var words: [UInt64] = []
}

extension EditSet {
    func contains(_ number: Int) -> Bool {
        let word = number >> 6
        return word < words.count && words[word] & (1 << UInt64(number & 63)) != 0
    }

    mutating func insert(_ number: Int) {
        let word = number >> 6
        if word >= words.count { words += repeatElement(0, count: word + 1 - words.count) }
        words[word] |= 1 << UInt64(number & 63)
    }

    mutating func formUnion(_ other: EditSet) {
        if other.words.count > words.count {
            words += repeatElement(0, count: other.words.count - words.count)
        }
        for (index, word) in other.words.enumerated() { words[index] |= word }
    }

    func union(_ other: EditSet) -> EditSet {
        var result = self
        result.formUnion(other)
        return result
    }

    func isSubset(of other: EditSet) -> Bool {
        words.indices.allSatisfy { words[$0] & ~($0 < other.words.count ? other.words[$0] : 0) == 0 }
    }

    func isDisjoint(with other: EditSet) -> Bool {
        !zip(words, other.words).contains { $0 & $1 != 0 }
    }

    var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

    /// The numbers in ascending order.
    var elements: [Int] {
        words.indices.flatMap { word in (0..<64).filter { words[word] & (1 << UInt64($0)) != 0 }.map { word << 6 + $0 }
        }
    }

    /// Equal for equal sets.
    var digest: UInt64 {
        words.reversed().drop { $0 == 0 }.reduce(1) { KeyedRandom.mix($0 ^ $1) &+ KeyedRandom.golden }
    }
}
