import Testing

@testable import ReplicaSim

@Suite("Schedules")
struct ScheduleTests {
    @Test("A run that was recorded leads to the same states again", arguments: Workload.shipped.map(\.name))
    func replay(name: String) throws {
        let workload = try #require(Workload.shipped.first { $0.name == name })
        for seed in 1...3 as ClosedRange<UInt64> {
            var configuration = SimulationConfiguration(seed: seed, replicas: 3, operations: 24)
            configuration.faults = .swarm(KeyedRandom(seed: seed))
            let original = workload.record(configuration, nil)
            let schedule = try #require(original.schedule)
            let again = workload.record(configuration, schedule)
            #expect(again.replicas.map(\.digest) == original.replicas.map(\.digest), "seed \(seed)")
            #expect(again.operations == original.operations)
            #expect(again.verdict == original.verdict)
        }
    }

    @Test("A message whose cause is gone is not delivered, and the replicas settle all the same")
    func vanished() throws {
        let workload = Workload.mixed
        let configuration = SimulationConfiguration(seed: 4, replicas: 3, operations: 12, faults: .none())
        let schedule = try #require(workload.record(configuration, nil).schedule)
        let fewer = Schedule(schedule.steps.enumerated().filter { $0.offset % 3 != 0 }.map(\.element))
        let result = workload.record(configuration, fewer)
        #expect(result.verdict == .converged)
        #expect(result.operations == fewer.editCount)
    }
}
