import Testing

@testable import CRDTKit

/// A table is a dictionary of its keys' encodings, whatever their hashes are.
struct KeyTableTests {
    /// A key of which many share a hash.
    private struct Clumsy: Hashable, Codable, WireCodable {
        let number: Int

        func hash(into hasher: inout Hasher) { hasher.combine(number % 3) }
    }

    @Test func clumsyKeysAreTold() {
        Self.check(steps: 4000) { Clumsy(number: $0) }
    }

    @Test func numbersAreTold() {
        Self.check(steps: 20_000) { $0 }
    }

    @Test func stringsAreToldByTheirCodeUnits() {
        let forms = ["\u{E9}", "e\u{301}", "a\u{323}\u{307}", "a\u{307}\u{323}", ""]
        Self.check(steps: 20_000) { forms[$0 % 5] + String($0 / 5) }
    }

    /// Does the same to a table and to a model, and compares them at every step.
    private static func check<Key: Hashable & WireCodable>(steps: Int, key makeKey: (Int) -> Key) {
        var random = SplitMix(seed: 7)
        var table = KeyTable<Key, Int>()
        var model: [[UInt8]: Int] = [:]
        for step in 0..<steps {
            let key = makeKey(Int(random.next() % 200))
            let place = table.place(of: key)
            #expect(table[place] == model[key.canonicalBytes])
            switch random.next() % 4 {
            case 0:
                if let position = place.position {
                    #expect(table.remove(at: position) == model.removeValue(forKey: key.canonicalBytes))
                }
            case 1 where place.position == nil:
                table.append(key, tag: place.tag, step)
                model[key.canonicalBytes] = step
            default:
                table.set(key, step)
                model[key.canonicalBytes] = step
            }
            #expect(table.count == model.count)
        }
        let order = table.canonicalPositions().map { table.keys[$0].canonicalBytes }
        #expect(order == model.keys.sorted { $0.lexicographicallyPrecedes($1) })
        #expect(table.positions.allSatisfy { table.values[$0] == model[table.keys[$0].canonicalBytes] })
    }

    @Test func removingManyLeavesTheOthers() {
        var table = KeyTable<Int, Int>()
        for number in 0..<500 { table.set(number, number) }
        let removed = table.positions.filter { table.keys[$0] % 3 == 0 || table.keys[$0] > 450 }
        table.remove(at: removed)
        #expect(table.keys.sorted() == (0..<500).filter { $0 % 3 != 0 && $0 <= 450 })
        for number in 0..<500 { #expect(table[number] == (number % 3 != 0 && number <= 450 ? number : nil)) }
    }

    @Test func equalityKnowsNoOrder() {
        var one = KeyTable<String, Int>()
        var other = KeyTable<String, Int>()
        for number in 0..<100 { one.set("\(number)", number) }
        for number in (0..<100).reversed() { other.set("\(number)", number) }
        #expect(one == other)
        #expect(Set([one, other]).count == 1)
        other.set("5", 6)
        #expect(one != other)
        other.set("5", 5)
        other.set("100", 100)
        #expect(one != other)
    }

    @Test func everyNotANumberIsOneKey() {
        var table = KeyTable<Double, Int>()
        for bits: UInt64 in [0x7FF8_0000_0000_0000, 0x7FF8_0000_0000_0001, 0xFFF8_0000_0000_0000] {
            table.set(Double(bitPattern: bits), 1)
        }
        #expect(table.count == 1)
        #expect(table.keys[0].bitPattern == Double.nan.bitPattern)
        table.set(0.0, 2)
        table.set(-0.0, 3)
        #expect(table.count == 2)
    }

    @Test func orderIsThatOfTheEncodings() {
        let strings = ["", "a", "a\0", "a\0\0", "abcdefgh", "abcdefg", "abcdefghi", "abcdefgh\0", "ÿ", "日本"]
        let sorted = strings.sorted { $0.canonicalBytes.lexicographicallyPrecedes($1.canonicalBytes) }
        #expect(CanonicalOrder(strings).positions.map { strings[$0] } == sorted)
        let arrays: [[UInt16]] = [
            [], [0], [0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0], [255], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
        ]
        let sortedArrays = arrays.sorted { $0.canonicalBytes.lexicographicallyPrecedes($1.canonicalBytes) }
        #expect(CanonicalOrder(arrays).positions.map { arrays[$0] } == sortedArrays)
    }

    @Test func orderHoldsWhereManyBytesAgree() {
        var random = SplitMix(seed: 5)
        let parts = ["aaaaaaaa", "aaaaaaa", "b", "aaaaaaaaaaaaaaaa", "\0"]
        var strings: Set<String> = []
        while strings.count < 400 {
            strings.insert((0..<(random.next() % 7)).map { _ in parts[Int(random.next() % 5)] }.joined())
        }
        let keys = strings.sorted().map { Array($0.utf8) }
        let sorted = keys.sorted { $0.canonicalBytes.lexicographicallyPrecedes($1.canonicalBytes) }
        let shuffled = keys.shuffled(using: &random)
        #expect(CanonicalOrder(shuffled).positions.map { shuffled[$0] } == sorted)
        #expect(CanonicalOrder([keys[7], keys[7], keys[7]]).positions.count == 3)
    }

    @Test func anotherTablesKeysAreFoundWhereverTheyAre() {
        var table = KeyTable<String, Int>()
        for number in 0..<100 { table.set("\(number)", number) }
        var other = table
        other.remove(at: 3)
        other.set("more", 7)
        for position in other.positions {
            let found = table.position(of: other, position)
            #expect(found.map { table.keys[$0] } == (other.keys[position] == "more" ? nil : other.keys[position]))
        }
    }
}
