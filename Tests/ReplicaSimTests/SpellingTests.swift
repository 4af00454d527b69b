import Testing

@testable import ReplicaSim

@Suite("Spelling of probabilities, delays and numbers")
struct SpellingTests {
    @Test(
        "Percentages are read exactly",
        arguments: [("0", 0), ("100", 1_000_000), ("12.5", 125_000), ("12.5%", 125_000), ("0.0001", 1), ("7", 70_000)]
    )
    func percentage(text: String, partsPerMillion: UInt32) {
        #expect(Probability(text)?.partsPerMillion == partsPerMillion)
    }

    @Test(
        "What is no percentage is refused",
        arguments: ["", "%", "-1", "101", "100.1", "1.", ".5", "1.23456", "1.2.3", "ten", "1e1", "٣", "99999999999"]
    )
    func noPercentage(text: String) {
        #expect(Probability(text) == nil)
    }

    @Test("A percentage reads back what it writes", arguments: [0, 1, 10, 12_500, 125_000, 999_999, 1_000_000])
    func percentageRoundTrip(partsPerMillion: UInt32) {
        let probability = Probability(partsPerMillion: partsPerMillion)
        #expect(Probability("\(probability)") == probability)
    }

    @Test("Delays are read with their units")
    func delays() {
        #expect(DelayDistribution("20ms") == .constant(microseconds: 20_000))
        #expect(DelayDistribution("20") == .constant(microseconds: 20_000))
        #expect(DelayDistribution("constant:250us") == .constant(microseconds: 250))
        #expect(DelayDistribution("uniform:5ms-2s") == .uniform(microseconds: 5_000...2_000_000))
        let exponential = DelayDistribution.exponential(floorMicroseconds: 5_000, meanMicroseconds: 20_000)
        #expect(DelayDistribution("exponential:5ms+20ms") == exponential)
    }

    @Test(
        "What is no delay is refused",
        arguments: [
            "", "ms", "20m", "-5ms", "uniform:9ms-5ms", "uniform:5ms", "exponential:5ms", "bursts:5ms+0ms",
            "normal:5ms-6ms", "1.5ms",
            "86401s", "99999999999999999999s", "uniform:1ms-2ms-3ms",
        ]
    )
    func noDelay(text: String) {
        #expect(DelayDistribution(text) == nil)
    }

    @Test(
        "A delay reads back what it writes",
        arguments: ["20ms", "0ms", "uniform:5ms-80ms", "exponential:7us+2s", "bursts:5ms+200ms"]
    )
    func delayRoundTrip(text: String) {
        #expect(DelayDistribution(text)?.description == text)
    }

    @Test("Numbers are grouped and rounded for reading")
    func numbers() {
        #expect(NumberText.grouped(1_234_567) == "1,234,567")
        #expect(NumberText.grouped(-1_234) == "-1,234")
        #expect(NumberText.grouped(999) == "999")
        #expect(NumberText.percent(1, of: 8) == "12.5 %")
        #expect(NumberText.percent(0, of: 0) == "0.0 %")
        #expect(NumberText.bytes(999) == "999 B")
        #expect(NumberText.bytes(1_270_000) == "1.27 MB")
        #expect(TimeText.rounded(840) == "840 µs")
        #expect(TimeText.rounded(2_414_000) == "2.41 s")
    }

    @Test("JSON strings are escaped")
    func json() {
        var object = JSONObject()
        object.add("a", "x\"\\\n\u{1}é")
        object.add("b", nanoseconds: 1_020_000_003)
        object.add("c", ["1", "2"])
        #expect(object.line == #"{"a":"x\"\\\n\u0001é","b":1.020000003,"c":["1","2"]}"#)
    }
}
