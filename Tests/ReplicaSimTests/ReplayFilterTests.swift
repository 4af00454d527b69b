import Testing

@testable import ReplicaSim
@testable import replica_sim

@Suite("Looking at a schedule with one oracle first")
struct ReplayFilterTests {
    /// One for each oracle that sees a bug first.
    @Test("Changes nothing about what a schedule is reduced to", arguments: [1, 2, 3, 10, 16, 18, 27, 34, 41])
    func reduction(number: Int) throws {
        let mutant = try #require(Mutant.all.first { $0.number == number })
        let hunt = mutant.hunt(seeds: 1..<401)
        let failing = try #require(hunt.firstFailure())
        let configuration = hunt.configuration(of: failing.configuration.seed)
        let schedule = try #require(mutant.workload.record(configuration, nil).schedule)
        func reduced(isFiltered: Bool) throws -> ScheduleShrinker {
            var shrinker = try #require(
                ScheduleShrinker(
                    schedule,
                    configuration: configuration,
                    failure: isFiltered ? mutant.workload.failure : nil,
                    run: mutant.workload.record
                )
            )
            shrinker.shrink()
            return shrinker
        }
        let (plain, filtered) = (try reduced(isFiltered: false), try reduced(isFiltered: true))
        #expect(filtered.best == plain.best)
        #expect(filtered.replays == plain.replays)
        #expect(filtered.result == plain.result)
        #expect(filtered.configuration == plain.configuration)
    }

    @Test("Rejects a schedule that does not fail, and all where the oracle was not watching")
    func rejection() throws {
        let mutant = try #require(Mutant.all.first { $0.number == 1 })
        let hunt = mutant.hunt(seeds: 1..<401)
        var configuration = hunt.configuration(of: try #require(hunt.firstFailure()).configuration.seed)
        let result = mutant.workload.record(configuration, nil)
        let schedule = try #require(result.schedule)
        let identity = try #require(FailureIdentity(mutant.workload.record(configuration, schedule)))
        func filter() -> ReplayFilter? {
            ReplayFilter(
                identity,
                seenIn: schedule,
                configuration: configuration,
                failure: mutant.workload.failure
            )
        }
        let found = try #require(filter())
        #expect(found.passes(schedule, configuration: configuration))
        #expect(!found.passes(Schedule([]), configuration: configuration))
        configuration.oracles = []
        #expect(filter() == nil)
    }

    @Test("A run that keeps nothing fails as one that is recorded", arguments: Mutant.known.map(\.number))
    func failure(number: Int) throws {
        let workload = try #require(Mutant.known.first { $0.number == number }).workload
        let hunt = Hunt(workload, seeds: 1..<21)
        for seed in hunt.seeds {
            let configuration = hunt.configuration(of: seed)
            let schedule = try #require(workload.record(configuration, nil).schedule)
            let recorded = FailureIdentity(workload.record(configuration, schedule))
            #expect(workload.failure(configuration, schedule) == recorded, "seed \(seed)")
        }
    }
}
