import PropertyKit
import Testing

@Suite struct ModelTestTests {
    /// A bounded queue in a ring of four places, which may forget to wrap.
    struct Ring {
        var places = [0, 0, 0, 0]
        var head = 0
        var count = 0
        let wraps: Bool

        mutating func push(_ value: Int) {
            let place = head + count
            places[wraps ? place % 4 : min(place, 3)] = value
            count += 1
        }

        mutating func pop() -> Int {
            defer {
                head = (head + 1) % 4
                count -= 1
            }
            return places[head]
        }
    }

    static func test(wraps: Bool, seed: UInt64 = 0) -> ModelTest<Ring, [Int]> {
        ModelTest(
            "ring",
            system: Ring(wraps: wraps),
            model: [Int](),
            configuration: PropertyConfiguration(seed: seed)
        )
        .command(
            "push",
            .integer(in: 0...99),
            when: { $0.count < 4 },
            system: { $0.push($1) },
            model: { $0.append($1) }
        )
        .command("pop", when: { !$0.isEmpty }, system: { $0.pop() }, model: { $0.removeFirst() })
        .agreeing(on: "count", system: { $0.count }, model: { $0.count })
        .invariant("head in range") { (0..<4).contains($0.head) }
    }

    @Test func rightRingAgrees() throws {
        let report = try Self.test(wraps: true).check()
        #expect(report.examples == 200)
        #expect(report.count(of: "push") > 100)
        #expect(report.count(of: "pop") > 50)
    }

    @Test(arguments: 0..<50 as Range<UInt64>)
    func wrongRingIsCaught(seed: UInt64) throws {
        let found = try failure { try Self.test(wraps: false, seed: seed).check() }
        let expected = """
            push(0)
            push(0)
            push(0)
            push(0)
            pop()
            push(1)
            pop()
            pop()
            pop()
            """
        #expect(found.underlyingError is ModelMismatch)
        #expect(found.example == expected)
        #expect(found.reason == "pop: gave 1, the model says 0")
    }

    @Test func argumentsMayDependOnTheModel() throws {
        let found = try failure {
            try ModelTest("array", system: [Int](), model: [Int]())
                .command("append", .integer(in: 0...9), system: { $0.append($1) }, model: { $0.append($1) })
                .command(
                    "remove",
                    drawing: { .integer(in: 0..<$0.count) },
                    when: { !$0.isEmpty },
                    system: { $0.remove(at: $1) },
                    model: { model, index in index == 2 ? 77 : model.remove(at: index) }
                )
                .check()
        }
        #expect(found.example == "append(0)\nappend(0)\nappend(0)\nremove(2)")
        #expect(found.reason == "remove: gave 0, the model says 77")
    }

    @Test func replayRunsTheFailureAgain() throws {
        let found = try failure { try Self.test(wraps: false).check() }
        let again = try failure { try Self.test(wraps: false, seed: 99).check(replay: "\(found.choices)") }
        #expect(again.example == found.example)
        try Self.test(wraps: true).check(replay: "\(found.choices)")
    }

    @Test func disagreementAtTheBeginningIsFound() throws {
        let found = try failure {
            try ModelTest("start", system: 1, model: 0)
                .command("next", system: { $0 += 1 }, model: { $0 += 1 })
                .agreeing(on: "number", system: { $0 }, model: { $0 })
                .check()
        }
        #expect(found.example.isEmpty)
        #expect(found.reason == "number: is 1, the model says 0, after the beginning")
    }
}
