import PropertyKit
import Testing

/// Starts from given choices that only a certain kind of edit makes simpler.
///
/// The cases are longer than those that shrinking enumerates, so that no pass is covered by that.
@Suite struct ShrinkerPassTests {
    /// Fills a case up beyond what is enumerated; every number has to stay as it is.
    static let ballast = Generator<[Int]>.array(of: .integer(in: 0...9), count: 40)
    static let fullBallast = Array(repeating: 9, count: 40)

    private func shrink<Value>(
        _ generator: Generator<Value>,
        from choices: [UInt64],
        while fails: (Value) -> Bool
    ) throws -> Value {
        let configuration = PropertyConfiguration(
            replay: ChoiceSequence(choices + Array(repeating: 9, count: 40)).description,
            shrinksReplay: true
        )
        let pairs = zip(generator, Self.ballast)
        let found = try failure {
            try Property("pass", pairs, configuration: configuration).check { value, ballast in
                !(ballast == Self.fullBallast && fails(value))
            }
        }
        return try #require(pairs.value(from: found.choices)).0
    }

    @Test func piecesBecomeSimplestAsAWhole() throws {
        let triple = Generator<[Int]>.array(of: .integer(in: 0...99), count: 3)
        let value = try shrink(triple, from: [5, 15, 45]) { values in
            (values[0] > 0 && values[1] == 3 * values[0] && values[2] == 3 * values[1]) || values == [0, 0, 0]
        }
        #expect(value == [0, 0, 0])
    }

    @Test func partsTakeThePlaceOfTheWhole() throws {
        // ((1 + 2) + ((7 / 0) + 3)), where the number of numbers may be 1, 2 or 5.
        let start: [UInt64] = [1, 0, 1, 0, 0, 1, 0, 3, 1, 0, 1, 1, 0, 13, 0, 0, 0, 5]
        let value = try shrink(Expression.generator, from: start) { expression in
            expression.dividesByLiteralZero && ([1, 2, 5].contains(expression.leaves))
        }
        #expect(value.description == "(0 / 0)")
    }

    @Test func equalNumbersAreLoweredTogether() throws {
        let triple = Generator<[Int]>.array(of: .integer(in: 0...1000), count: 3)
        let value = try shrink(triple, from: [700, 700, 700]) { values in
            values[0] >= 10 && values.allSatisfy { $0 == values[0] }
        }
        #expect(value == [10, 10, 10])
    }

    @Test func twoOfThreeEqualNumbersAreLoweredTogether() throws {
        let triple = Generator<[Int]>.array(of: .integer(in: 0...1000), count: 3)
        let value = try shrink(triple, from: [700, 700, 700]) { values in
            values[0] == values[2] && values[0] >= 10 && values[1] == 700
        }
        #expect(value == [10, 700, 10])
    }

    @Test func siblingsAreSorted() throws {
        let words = Generator<[[Int]]>.array(of: .array(of: .integer(in: 0...9), count: 2), count: 4)
        let value = try shrink(words, from: [9, 1, 7, 2, 5, 3, 1, 4]) { words in
            words.map { $0.reduce(0, +) }.sorted() == [5, 8, 9, 10] && words.allSatisfy { $0[0] != $0[1] }
                && Set(words.map { $0[1] }) == [1, 2, 3, 4]
        }
        #expect(value == [[1, 4], [5, 3], [7, 2], [9, 1]])
    }

    @Test func numbersChangePlaces() throws {
        let numbers = Generator<[Int]>.array(of: .integer(in: 0...99), count: 3).map { $0 }
        let value = try shrink(zip(.integer(in: 0...99), numbers), from: [50, 20, 90, 11]) { first, rest in
            ([first] + rest).sorted() == [11, 20, 50, 90]
        }
        #expect([value.0] + value.1 == [11, 20, 50, 90])
    }

    @Test func lengthsAreLoweredWithWhatTheyCount() throws {
        let lists = Generator { source in
            let count = try source.draw(.integer(in: 0...9))
            let trailer = try source.draw(.integer(in: 0...9))
            let pairs = try source.draw(.array(of: .array(of: .integer(in: 0...9), count: 12), count: count))
            return (trailer, pairs)
        }
        let row = Array(repeating: UInt64(1), count: 12)
        let start = [4, 6] + row + row + Array(repeating: 8, count: 12) + row
        let value = try shrink(lists, from: start) { trailer, rows in
            trailer == 6 && rows.allSatisfy { Set($0).count == 1 && $0[0] > 0 } && rows.contains { $0[0] == 8 }
        }
        #expect(value.1 == [Array(repeating: 8, count: 12)])
    }

    @Test func requiredElementsAreDeletedLikeOthers() throws {
        let lists = Generator<[[Int]]>.array(of: .array(of: .integer(in: 0...9), count: 1...9), count: 2...9)
        let start: [UInt64] = [
            1, 1, 1, 1, 1, 2, 0, 1, 1, 3, 1, 4, 1, 5, 0, 1, 1, 6, 0, 1, 1, 7, 1, 8, 1, 9, 1, 9, 0, 0,
        ]
        let value = try shrink(lists, from: start) { lists in
            lists.contains { $0.count >= 4 && $0[0] == 7 && $0[1] == 8 }
        }
        #expect(value == [[0], [7, 8, 0, 0]])
    }

    @Test func piecesChangePlacesAcrossLevels() throws {
        let nested = Generator<[[[Int]]]>.array(
            of: .array(of: .array(of: .integer(in: 0...9), count: 2), count: 1),
            count: 3
        )
        let value = try shrink(nested, from: [9, 1, 5, 5, 1, 9]) { groups in
            let pairs = groups.map { $0[0] }
            return [[9, 1], [5, 5], [1, 9]].allSatisfy { pairs.contains($0) } && pairs[1] == [5, 5]
        }
        #expect(value == [[[1, 9]], [[5, 5]], [[9, 1]]])
    }

    /// Predicates without any order in them lead the shrinker through all sorts of cases.
    @Test(arguments: 0..<60 as Range<UInt64>)
    func shrinkingEndsWhateverThePredicate(seed: UInt64) throws {
        let leaf = Generator.integer(in: -20...20)
        let lists = Generator<[[Int]]>.array(of: .array(of: leaf, count: 0...5), count: 1...6)
        let generator = Generator.oneOf(
            lists,
            lists.filter { $0.count > 2 },
            Generator.integer(in: 0...4).flatMap { count in
                .array(of: .uniqueArray(of: leaf, count: 1...3), count: count)
            }
        )
        let fails = { (value: [[Int]]) -> Bool in
            var random = SeededGenerator(seed: seed)
            for (index, number) in value.joined().enumerated() {
                random = random.fork(UInt64(bitPattern: Int64(number &* 31 &+ index)))
            }
            return random.next(upTo: 3) == 0 && value.count > 1
        }
        let found = try failure {
            try Property("noise", generator, configuration: PropertyConfiguration(seed: seed)).check { !fails($0) }
        }
        let value = try #require(generator.value(from: found.choices))
        #expect(fails(value))
        #expect(!found.isFlaky)
        #expect(found.choices.choices.count < 16)
    }
}
