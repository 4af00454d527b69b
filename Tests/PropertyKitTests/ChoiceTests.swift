import PropertyKit
import Testing

@Suite struct ChoiceTests {
    @Test func splitMixGivesItsPublishedNumbers() {
        var random = SeededGenerator(seed: 1_234_567)
        let expected: [UInt64] = [
            6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
            4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
        ]
        #expect(expected.map { _ in random.next() } == expected)
    }

    @Test(arguments: [0, 1, 2, 5, 1 << 40, .max - 1, .max] as [UInt64])
    func boundedNumbersStayInBounds(bound: UInt64) {
        var random = SeededGenerator(seed: 3)
        let numbers = (0..<2000).map { _ in random.next(upTo: bound) }
        #expect(numbers.allSatisfy { $0 <= bound })
        if bound < 10 {
            for value in 0...bound {
                let count = UInt64(numbers.count { $0 == value })
                #expect(count > 2000 / (bound + 1) / 2)
            }
        } else {
            #expect(numbers.contains { $0 > bound / 2 })
            #expect(numbers.contains { $0 < bound / 2 })
        }
    }

    @Test func forksAreIndependentOfDraws() {
        var first = SeededGenerator(seed: 9)
        let fork = first.fork(4)
        #expect(fork == SeededGenerator(seed: 9).fork(4))
        #expect(fork != first.fork(5))
        _ = first.next()
        #expect(first != SeededGenerator(seed: 9))
    }

    @Test func textFormsAreReadBack() throws {
        try Property("round trip", .array(of: Generator<UInt64>.integer, count: 0...30)).check { choices in
            ChoiceSequence(ChoiceSequence(choices).description)?.choices == choices
        }
        #expect(ChoiceSequence([5, 5, 5, 1, 0, 0]).description == "5*3.1.0*2")
        #expect(ChoiceSequence("")?.choices == [])
    }

    @Test(arguments: [
        ".", "1.", ".1", "a", "1*", "*2", "1*0", "1*-1", "1*2*3", "-1", "1,2", " 1", "18446744073709551616",
        "0*1048577", "0*9223372036854775807.0", "1*99999999999999999999",
    ])
    func unreadableTextIsRefused(text: String) {
        #expect(ChoiceSequence(text) == nil)
    }

    @Test func textOfAnyKindIsReadOrRefused() throws {
        let piece = Generator.element(of: ["0", "1", "9", ".", "*", "-", "x"])
        try Property("no trap", .text(of: piece, count: 0...12)).check { text in
            guard let sequence = ChoiceSequence(text) else { return true }
            return ChoiceSequence(sequence.description) == sequence
        }
    }

    @Test func orderIsShortlex() {
        let ordered = [[], [0], [7], [0, 0], [0, 9], [1, 0], [0, 0, 0]].map { ChoiceSequence($0) }
        #expect(ordered.reversed().sorted() == ordered)
        #expect(!(ordered[2] < ordered[2]))
    }

    @Test func seedsGiveTheSameValuesForEver() {
        let numbers = Generator<[Int]>.array(of: .integer(in: -50...50), count: 4).samples(3, seed: 1)
        let texts = Generator<String>.text(count: 3...3).samples(3, seed: 1).map { Array($0.utf8) }
        var digest: UInt64 = 0xCBF2_9CE4_8422_2325
        for number in numbers.joined().map({ UInt64(bitPattern: Int64($0)) }) + texts.joined().map({ UInt64($0) }) {
            digest = (digest ^ number) &* 0x100_0000_01B3
        }
        #expect(digest == 16_343_300_562_730_911_572)
    }

    @Test func choicesTooManyEndTheCase() {
        let generator = Generator<[Int]>.array(of: .integer(in: 0...9), count: 10)
        #expect(generator.value(from: ChoiceSequence([1]), maximumChoices: 9) == nil)
        #expect(generator.value(from: ChoiceSequence([1]), maximumChoices: 10) == [1] + Array(repeating: 0, count: 9))
        #expect(generator.value(from: ChoiceSequence(Array(repeating: 99, count: 20)))?.allSatisfy { $0 == 9 } == true)
    }
}
