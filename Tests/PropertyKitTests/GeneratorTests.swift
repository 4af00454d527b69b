import PropertyKit
import Testing

@Suite struct GeneratorTests {
    @Test(arguments: [0...0, -5...5, -1...1000, -1000...1, 3...9, -9 ... -3, Int.min...Int.max])
    func integersStayInRangeAndBeginAtTheOrigin(range: ClosedRange<Int>) throws {
        let generator = Generator.integer(in: range)
        #expect(generator.value(from: ChoiceSequence([])) == min(max(0, range.lowerBound), range.upperBound))
        try Property("in range", generator).check { range.contains($0) }
        let samples = Set(generator.samples(2000))
        #expect(samples.contains(range.lowerBound))
        #expect(samples.contains(range.upperBound))
    }

    @Test func choicesAndIntegersCorrespondOneToOne() {
        for (range, origin) in [(-3...8, 0), (-8...3, 0), (2...7, 5), (-4 ... -1, -2), (0...6, 6)] {
            let generator = Generator.integer(in: range, origin: origin)
            let values = (0..<UInt64(range.count)).compactMap { generator.value(from: ChoiceSequence([$0])) }
            #expect(values.sorted() == Array(range))
            let distances = values.map { abs($0 - origin) }
            #expect(distances == distances.sorted(), "nearer to the origin is simpler: \(values)")
        }
        #expect(Generator<Int8>.integer.value(from: ChoiceSequence([255])) == -128)
        #expect(Generator<UInt64>.integer.value(from: ChoiceSequence([.max])) == .max)
        #expect(Generator<Int64>.integer.value(from: ChoiceSequence([.max])) == .min)
    }

    @Test func integersOfEachWidthReachTheirEnds() {
        func reaches<Number: FixedWidthInteger & Sendable & Hashable>(_: Number.Type) -> Bool {
            Set(Generator<Number>.integer.samples(3000)).isSuperset(of: [.min, .max, 0, 1])
        }
        #expect(reaches(Int8.self) && reaches(UInt8.self) && reaches(Int16.self) && reaches(UInt16.self))
        #expect(reaches(Int32.self) && reaches(UInt32.self) && reaches(Int64.self) && reaches(UInt64.self))
    }

    @Test func arraysHaveAllAllowedLengths() throws {
        let generator = Generator<[Bool]>.array(of: .bool, count: 2...6)
        try Property("length", generator).check { (2...6).contains($0.count) }
        #expect(Set(generator.samples(500).map(\.count)) == [2, 3, 4, 5, 6])
        #expect(generator.value(from: ChoiceSequence([])) == [false, false])
        #expect(Generator<[Bool]>.array(of: .bool, count: 3).samples(20).allSatisfy { $0.count == 3 })
    }

    @Test func uniqueArraysSetsAndDictionariesHaveTheirSizes() throws {
        let digit = Generator.integer(in: 0...5)
        try Property("unique", .uniqueArray(of: digit, count: 3...6)).check { values in
            Set(values).count == values.count && (3...6).contains(values.count)
        }
        try Property("set", .set(of: digit, count: 2...4)).check { (2...4).contains($0.count) }
        try Property("dictionary", .dictionary(keys: digit, values: .bool, count: 1...3)).check { entries in
            (1...3).contains(entries.count)
        }
    }

    @Test func impossibleSizesAreRejectedInsteadOfLoopingForever() {
        let impossible = Generator<[Int]>.uniqueArray(of: .integer(in: 0...2), count: 5...6)
        #expect(impossible.samples(20).isEmpty)
        #expect(throws: PropertyHealthFailure.self) { try Property("impossible", impossible).check { _ in true } }
    }

    @Test func duplicatesVanishFromShrunkSets() throws {
        let found = try failure {
            try Property("sets", .uniqueArray(of: .integer(in: 0...100))).check { $0.count < 4 }
        }
        #expect(found.example == "[0, 1, 2, 3]")
        #expect(found.choices.description == "1.0.1*3.2.1.3.0")
    }

    @Test func permutationsAreFairAndBeginAtTheGivenOrder() {
        let generator = Generator<[Int]>.permutation(of: [1, 2, 3])
        #expect(generator.value(from: ChoiceSequence([])) == [1, 2, 3])
        let samples = generator.samples(600)
        #expect(samples.allSatisfy { $0.sorted() == [1, 2, 3] })
        #expect(Set(samples).count == 6)
        #expect(Set(Generator<[Int]>.subsequence(of: [1, 2, 3]).samples(200)).count == 8)
    }

    @Test func selectionsReachEverythingAndBeginAtTheFirst() {
        enum Suit: CaseIterable, Sendable { case clubs, hearts, spades }
        #expect(Set(Generator<Suit>.anyCase().samples(100)) == Set(Suit.allCases))
        #expect(Generator<Suit>.anyCase().value(from: ChoiceSequence([])) == .clubs)
        #expect(Set(Generator.element(of: [4, 5, 6]).samples(100)) == [4, 5, 6])
        let optional = Generator.integer(in: 1...2).optional()
        #expect(Set(optional.samples(100)) == [nil, 1, 2])
        #expect(optional.value(from: ChoiceSequence([])) == .some(nil))
    }

    @Test func frequenciesFollowTheWeights() {
        let generator = Generator.frequency([(9, Generator.constant(0)), (1, .constant(1))])
        let ones = generator.samples(4000).count { $0 == 1 }
        // In half of the cases swarm testing leaves each alternative out half of the time.
        #expect((400...1200).contains(ones))
    }

    @Test func swarmsLeaveAlternativesOut() {
        let kinds = Generator.oneOf([0, 1, 2, 3].map { Generator.constant($0) })
        let runs = Generator<[Int]>.array(of: kinds, count: 40).samples(400)
        #expect(runs.contains { Set($0).count == 1 })
        #expect(runs.contains { Set($0).count == 2 })
        #expect(runs.contains { Set($0).count == 4 })
    }

    @Test func filtersShrinkToWhatTheyLetThrough() throws {
        let odd = Generator.integer(in: 0...1000).filter { $0 % 2 == 1 }
        let found = try failure { try Property("odd", .array(of: odd)).check { $0.reduce(0, +) < 40 } }
        #expect(found.example == "[41]")
        let halves = Generator.integer(in: 0...1000).compactMap { $0 % 2 == 0 ? $0 / 2 : nil }
        #expect(try failure { try Property("halves", halves).check { $0 < 7 } }.example == "7")
    }

    @Test func dependentDrawsShrink() throws {
        let slices = Generator { source in
            let values = try source.draw(.array(of: .integer(in: 0...99), count: 0...20))
            let end = try source.draw(.integer(in: 0...values.count))
            return values[..<end]
        }
        let found = try failure { try Property("slices", slices).check { $0.count < 3 } }
        #expect(found.example == "[0, 0, 0]")
    }

    @Test func namedSpansMoveAndVanishAsAWhole() throws {
        let pairs = Generator { source in
            var pairs: [[Int]] = []
            while try source.chance(3, in: 4) {
                try source.span("pair") { source in
                    let first = try source.draw(.integer(in: 0...99))
                    pairs.append([first, try source.draw(.integer(in: first...99))])
                }
            }
            return pairs
        }
        let found = try failure { try Property("pairs", pairs).check { $0.count { $0[1] > 5 } < 2 } }
        #expect(found.example == "[[0, 6], [0, 6]]")
    }

    @Test func recursionIsBoundedAndShrinksToSubtrees() throws {
        #expect(Expression.generator.samples(500).allSatisfy { $0.depth <= 5 })
        #expect(Expression.generator.samples(500).contains { $0.depth == 5 })
        let found = try failure { try Property("depth", Expression.generator).check { $0.depth < 2 } }
        #expect(found.example == "(0 + (0 + 0))")
    }

    @Test func textHoldsWhatIsHard() {
        let samples = Generator<String>.text().samples(3000)
        #expect(samples.contains { $0.contains("👨‍👩‍👧‍👦") })
        #expect(samples.contains { $0.unicodeScalars.contains("\u{200D}") && !$0.contains("👨‍👩‍👧‍👦") })
        #expect(samples.contains { $0.contains("\r\n") })
        #expect(samples.contains { $0.unicodeScalars.contains { $0.value > 0xFFFF } })
        #expect(samples.contains { $0.isEmpty })
        #expect(samples.contains { $0.count != $0.unicodeScalars.count })
        #expect(Generator<String>.text(count: 3...3).value(from: ChoiceSequence([])) == "aaa")
        #expect(Generator<String>.ascii(count: 3...3).value(from: ChoiceSequence([])) == "aaa")
        #expect(Generator<String>.text(from: "xyz", count: 2...2).samples(50).allSatisfy { $0.count == 2 })
    }

    @Test func textShrinksToLetters() throws {
        let found = try failure { try Property("text", .text()).check { $0.count < 4 } }
        #expect(found.example == #""aaaa""#)
        let crlf = try failure { try Property("crlf", .text()).check { !$0.contains("\r\n") } }
        #expect(crlf.example == #""\r\n""#)
    }

    @Test func scalarsAreNeverSurrogatesAndReachBothEnds() {
        let generator = Generator<Unicode.Scalar>.scalar
        #expect(generator.value(from: ChoiceSequence([])) == "a")
        #expect(generator.value(from: ChoiceSequence([0x10F7FF])) == "`")
        #expect(generator.value(from: ChoiceSequence([0xD7FF - 0x61])) == "\u{D7FF}")
        #expect(generator.value(from: ChoiceSequence([0xD800 - 0x61])) == "\u{E000}")
        #expect(generator.value(from: ChoiceSequence([0x10FFFF - 0x800 - 0x61])) == "\u{10FFFF}")
        #expect(generator.value(from: ChoiceSequence([0x10FFFF - 0x800 - 0x60])) == "\u{0}")
    }

    @Test func bytesReachEachValue() {
        let bytes = Set(Generator<[UInt8]>.bytes().samples(500).joined())
        #expect(bytes.count == 256)
    }

    @Test func damageChangesBytesAndNeverLeavesThemUnbounded() throws {
        let original: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8]
        let damaged = Generator { source in
            var bytes = original
            try source.damage(&bytes)
            return bytes
        }
        let samples = damaged.samples(1000)
        #expect(samples.allSatisfy { $0.count <= 8 + 4 * 16 })
        #expect(samples.count { $0 != original } > 900)
        #expect(samples.contains { $0.isEmpty })
        let empty = Generator { source in
            var bytes: [UInt8] = []
            try source.damage(&bytes)
            return bytes
        }
        #expect(empty.samples(50).contains { !$0.isEmpty })
    }

    @Test func zipOfManyPartsDrawsInOrder() {
        let generator = zip(.integer(in: 0...9), .bool, .element(of: ["x", "y"]), .integer(in: 5...9))
        let value = generator.value(from: ChoiceSequence([3, 1, 1, 2]))
        #expect(value?.0 == 3)
        #expect(value?.1 == true)
        #expect(value?.2 == "y")
        #expect(value?.3 == 7)
    }
}
