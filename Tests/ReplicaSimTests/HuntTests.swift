import ReplicaSim
import Testing

/// Votes that replicas merge; the broken one loses what comes at the same time.
private struct Votes: MergedType {
    let replica: Int
    var isBroken = false
    var counts = Array(repeating: 0, count: 8)

    init(replica: Int) { self.replica = replica }

    func operation(at moment: Moment, from draws: inout DrawStream) -> Int? { 1 + draws.below(3) }
    mutating func perform(_ votes: Int) { counts[replica] += votes }
    mutating func merge(_ other: Votes) {
        if isBroken {
            if other.counts.reduce(0, +) > counts.reduce(0, +) { counts = other.counts }
        } else {
            counts = zip(counts, other.counts).map(max)
        }
    }
    var content: String { "\(counts.reduce(0, +))" }
    static func expected(after history: History<Int>) -> String? { "\(history.deeds.reduce(0) { $0 + $1.operation })" }
}

@Suite("Hunting in a type of one's own")
struct HuntTests {
    private let broken = Workload("my votes", testing: Votes.self) { replica in
        var votes = Votes(replica: replica)
        votes.isBroken = true
        return votes
    }

    @Test("A right type survives, by random schedules and by all small ones")
    func right() throws {
        try Hunt(Workload("votes", testing: Votes.self), seeds: 1..<201).run()
        #expect(Workload("votes", testing: Votes.self).explore(ExplorationLimits(), 1).allConverge)
    }

    @Test("A wrong one is caught, with a small schedule and a test to paste")
    func wrong() throws {
        let failure = #expect(throws: HuntFailure.self) { try Hunt(broken, seeds: 1..<201).run() }
        let record = try #require(failure?.record)
        #expect(record.schedule.editCount == 2)
        #expect(record.schedule.steps.count <= 3)
        #expect(record.configuration.replicas == 2)
        #expect(failure?.regressionTest.contains("@Test func myVotesRegression() throws {") == true)
        #expect(failure?.description.contains("replica 0") == true)
        #expect(throws: HuntFailure.self) { try Hunt(broken).replay("\(record)") }
        try Hunt(Workload("votes", testing: Votes.self)).replay("\(record)")
    }

    @Test("One fault found from many seeds is reduced to one form")
    func normalForm() {
        let forms = (0..<30 as Range<UInt64>).compactMap { start -> String? in
            let hunt = Hunt(broken, seeds: (1 + start * 10)..<(400 + start * 10))
            guard let result = hunt.firstFailure(), let record = hunt.reduce(result).record else { return nil }
            return SpaceTimeDiagram(record.schedule, replicas: record.configuration.replicas).description
        }
        #expect(forms.count == 30)
        #expect(Set(forms).count <= 3, "\(Set(forms).sorted())")
    }
}
