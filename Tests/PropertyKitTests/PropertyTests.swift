import PropertyKit
import Testing

@Suite struct PropertyTests {
    static let numbers = Generator<[Int]>.array(of: .integer(in: -1000...1000))

    struct Odd: Error, Equatable { var value: Int }

    @Test func holdsAndReports() throws {
        let report = try Property("reversing twice", Self.numbers).check { values in
            Array(values.reversed().reversed()) == values
        }
        #expect(report.examples == 200)
        #expect(report.rejected == 0)
        #expect(report.choices > 1000)
    }

    @Test func reportNamesEverything() throws {
        let found = try failure {
            try Property("sorted already", Self.numbers, configuration: PropertyConfiguration(seed: 7)).check {
                values in
                values == values.sorted()
            }
        }
        #expect(found.example == "[0, -1]")
        #expect(found.choices.description == "1.0.1.2.0")
        let lines = found.description.split(separator: "\n").map(String.init)
        #expect(lines[0] == "property “sorted already” fails")
        #expect(lines[1] == "  example:   [0, -1]")
        #expect(lines[2] == "  reason:    returned false")
        #expect(lines[3].hasPrefix("  found:     after "))
        #expect(lines[4] == "  seed:      7")
        #expect(lines[5] == "  replay:    .check(replay: \"1.0.1.2.0\")")
    }

    @Test func thrownErrorIsTheReason() throws {
        let found = try failure {
            try Property("even", .integer(in: 0...1000)).verify { value in
                if value % 2 == 1 && value > 10 { throw Odd(value: value) }
            }
        }
        #expect(found.underlyingError as? Odd == Odd(value: 11))
        #expect(found.reason == "Odd(value: 11)")
    }

    @Test func shrinkingHoldsTheKindOfFailureFixed() throws {
        struct Small: Error {}
        let found = try failure {
            try Property("two mistakes", .integer(in: 0...1_000_000)).verify { value in
                if value > 500 { throw Odd(value: value) }
                if value == 3 { throw Small() }
            }
        }
        #expect(found.underlyingError as? Odd == Odd(value: 501))
    }

    @Test func expectationsAtDifferentLinesAreDifferentFailures() throws {
        let found = try failure {
            try Property("two lines", .integer(in: 0...1_000_000)).verify { value in
                try Expect.that(value < 700, "too large")
                try Expect.equal(value == 5, false)
            }
        }
        #expect(found.example == "700")
        #expect(found.reason.hasPrefix("too large (PropertyKitTests/PropertyTests.swift:"))
    }

    @Test func replayRunsOneExampleOnly() throws {
        var calls = 0
        let report = try Property("count", Self.numbers).verify(replay: "1.2.1.3.0") { values in
            calls += 1
            try Expect.equal(values, [-1, 2])
        }
        #expect(calls == 1)
        #expect(report.examples == 1)
    }

    @Test func replayOfAFailureFailsAlike() throws {
        let found = try failure { try Property("p", Self.numbers).check { $0.count < 3 } }
        let again = try failure {
            try Property("p", Self.numbers).check(replay: found.choices.description) { $0.count < 3 }
        }
        #expect(again.example == found.example)
        #expect(again.choices == found.choices)
        #expect(throws: Never.self) {
            try Property("p", Self.numbers).check(replay: found.choices.description) { $0.count < 4 }
        }
    }

    @Test func unreadableReplayIsAnError() {
        #expect(throws: PropertyHealthFailure.unreadableReplay(name: "p", replay: "1,2")) {
            try Property("p", Self.numbers).check(replay: "1,2") { _ in true }
        }
    }

    @Test func equalSeedsRunAlike() throws {
        func examples(seed: UInt64) throws -> [[Int]] {
            var seen: [[Int]] = []
            try Property("p", Self.numbers, configuration: PropertyConfiguration(seed: seed)).check { values in
                seen.append(values)
                return true
            }
            return seen
        }
        let first = try examples(seed: 1)
        #expect(try examples(seed: 1) == first)
        #expect(try examples(seed: 2) != first)
        #expect(first[0] == [])
        #expect(Set(first).count > 150)
    }

    @Test func labelsAreCounted() throws {
        let report = try Property("labels", Self.numbers)
            .requiring("empty", atLeast: 1)
            .requiring("long", atLeast: 10)
            .check { values, run in
                if values.isEmpty { run.label("empty") }
                if values.count > 5 { run.label("long") }
                run.label("any")
                run.label("any")
                return true
            }
        #expect(report.count(of: "any") == 200)
        #expect(report.labels.map(\.label) == ["any", "empty", "long"])
        #expect(report.count(of: "absent") == 0)
    }

    @Test func rareLabelIsAnError() {
        #expect(throws: PropertyHealthFailure.self) {
            try Property("rare", Self.numbers).requiring("never", atLeast: 1).check { _ in true }
        }
    }

    @Test func tooManyRejectionsAreAnError() {
        do {
            try Property("picky", .integer(in: 0...1_000_000)).check { value, run in
                try run.assume(value % 1000 == 1)
                return true
            }
            Issue.record("it held")
        } catch PropertyHealthFailure.tooManyRejections(let name, let accepted, let rejected) {
            #expect(name == "picky")
            #expect(accepted < 10)
            #expect(rejected > 90)
        } catch {
            Issue.record("\(error)")
        }
    }

    @Test func tooLargeCasesAreAnError() {
        let configuration = PropertyConfiguration(maximumChoices: 50)
        let large = Generator<[Int]>.array(of: .integer(in: 0...9), count: 100)
        #expect(throws: PropertyHealthFailure.tooLarge(name: "large", accepted: 0, overruns: 101, maximumChoices: 50)) {
            try Property("large", large, configuration: configuration).check { _ in true }
        }
    }

    @Test func flakyPropertiesSayThatTheyAre() throws {
        var calls = 0
        let found = try failure {
            try Property("flaky", Self.numbers).check { _ in
                calls += 1
                return calls != 5
            }
        }
        #expect(found.isFlaky)
        #expect(found.description.contains("did not fail the same way twice"))
    }

    @Test func moreMayBeDrawnInTheBody() throws {
        let found = try failure {
            try Property("index", Self.numbers).check { values, run in
                guard !values.isEmpty else { return true }
                let index = try run.draw(.integer(in: 0..<values.count))
                run.note("index \(index)")
                return values[index] < 500
            }
        }
        #expect(found.example == "[500]")
        #expect(found.notes == ["index 0"])
    }

    @Test func budgetsEndShrinking() throws {
        let configuration = PropertyConfiguration(shrinkBudget: 3)
        let found = try failure {
            try Property("budget", Self.numbers, configuration: configuration).check { $0.count < 4 }
        }
        #expect(found.shrinkAttempts == 3)
    }

    @Test func configurationFromVariables() {
        let variables = ["PROPERTY_SEED": "0xFF", "PROPERTY_EXAMPLES": "7", "PROPERTY_REPLAY": "1.2", "HOME": "/"]
        let configuration = PropertyConfiguration(variables: variables)
        #expect(configuration == PropertyConfiguration(seed: 255, examples: 7, replay: "1.2"))
        let nonsense = PropertyConfiguration(variables: ["PROPERTY_SEED": "x", "PROPERTY_EXAMPLES": "-1"])
        #expect(nonsense == PropertyConfiguration())
    }

    @Test func examplesAreDescribedTheSameInEachProcess() throws {
        struct Point: Hashable, Sendable { var x: Int; var names: Set<String>; var next: Int? }
        let sets = Generator.set(of: Generator.integer(in: 0...20), count: 6...6).map {
            [Point(x: 1, names: Set($0.map { "n\($0)" }), next: nil): ["k": "a\n"]]
        }
        let found = try failure { try Property("p", sets).check { _ in false } }
        #expect(
            found.example
                == #"[Point(x: 1, names: {"n0", "n1", "n2", "n3", "n4", "n5"}, next: nil): ["k": "a\n"]]"#
        )
    }

    @Test func describingReplacesTheDescription() throws {
        let found = try failure {
            try Property("p", .integer(in: 0...9)).describing { "<\($0)>" }.check { $0 < 4 }
        }
        #expect(found.example == "<4>")
    }
}
