import Testing

@testable import ReplicaSim

@Suite("Disks that fail")
struct DiskFaultTests {
    private func configuration(_ seed: UInt64) -> SimulationConfiguration {
        var configuration = SimulationConfiguration(seed: seed, replicas: 3, operations: 40, faults: .none())
        configuration.faults.crashes = 4
        return configuration
    }

    @Test(
        "Whatever a disk does is noticed, and nothing that others have is lost",
        arguments: DiskDamage.Kind.allCases
    )
    func recovers(kind: DiskDamage.Kind) {
        var counters = FaultCounters()
        for seed in 1...20 as ClosedRange<UInt64> {
            var configuration = configuration(seed)
            switch kind {
            case .torn: configuration.faults.tornWrites = .percent(100)
            case .misdirected: configuration.faults.misdirectedWrites = .percent(100)
            case .rotten: configuration.faults.bitRot = .percent(100)
            }
            configuration.isThorough = true
            configuration.samplingBits = 0
            let result = Workload.mixed.run(configuration, nil)
            #expect(result.verdict == .converged, "seed \(seed): \(String(describing: result.sighting))")
            counters.add(result.faults)
        }
        #expect(counters.torn + counters.misdirected + counters.rotten > 20)
        #expect(counters.damageNoticed > 10)
        #expect(counters.damageNoticed <= counters.torn + counters.misdirected + counters.rotten)
    }

    @Test("A torn write keeps the first part of the new state and the rest of the old one")
    func torn() {
        let (old, new) = ([UInt8](repeating: 1, count: 100), [UInt8](repeating: 2, count: 80))
        for seed in 1...50 as ClosedRange<UInt64> {
            let result = DiskDamage(kind: .torn, seed: seed).result(of: new, over: old)
            let written = result.prefix { $0 == 2 }.count
            #expect(written < 80 && result.count == 100)
            #expect(result.dropFirst(written).allSatisfy { $0 == 1 })
        }
    }

    @Test("A misdirected block stands twice, and the old state where it belonged")
    func misdirected() {
        let new = (0..<200).map { UInt8($0 / DiskDamage.block + 10) }
        let old = [UInt8](repeating: 1, count: 250)
        let results = (1...50).map { DiskDamage(kind: .misdirected, seed: $0).result(of: new, over: old) }
        #expect(results.allSatisfy { $0.count == 200 })
        #expect(results.contains { $0[0] == 1 && $0[64] == 10 })
    }

    @Test("One bit rots")
    func rotten() {
        let new = [UInt8](repeating: 0, count: 30)
        let result = DiskDamage(kind: .rotten, seed: 5).result(of: new, over: [])
        #expect(result.reduce(0) { $0 + $1.nonzeroBitCount } == 1)
    }

    @Test("A type that takes damaged bytes for its state is caught, and the damage is part of its schedule")
    func careless() throws {
        let workload = Workload("careless", summary: "", replica: CarelessReplica.self, setup: ())
        var configuration = configuration(1)
        configuration.faults.bitRot = .percent(100)
        let failure = try #require(workload.reduced(configuration))
        #expect(failure.oracle == "codec")
        let text = try #require(failure.record.map { "\($0)" })
        #expect(text.contains("disk rotten"))
        #expect(throws: HuntFailure.self) { try Hunt(workload).replay(text) }
    }
}
