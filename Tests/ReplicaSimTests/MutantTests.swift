import Testing

@testable import ReplicaSim
@testable import replica_sim

@Suite("Planted bugs")
struct MutantTests {
    @Test("Each is found, and reduced to a few steps", arguments: Mutant.all.map(\.number))
    func found(number: Int) throws {
        let mutant = try #require(Mutant.all.first { $0.number == number })
        let hunt = mutant.hunt(seeds: 1..<401)
        let failure = hunt.reduce(try #require(hunt.firstFailure()))
        let record = try #require(failure.record)
        #expect(record.schedule.steps.count <= 12)
        #expect(record.configuration.replicas <= 4)
        #expect(failure.isProvenMinimal)
        #expect(throws: HuntFailure.self) { try hunt.replay("\(record)") }
    }

    @Test("No double without a bug raises an alarm", arguments: Mutant.controls.map(\.name))
    func controls(name: String) throws {
        let control = try #require(Mutant.controls.first { $0.name == name })
        let failure = control.hunt(seeds: 1..<101).firstFailure()
        #expect(failure == nil, "\(failure.map { "\(control.hunt(seeds: 1..<101).reduce($0))" } ?? "")")
    }

    @Test("An oracle that does not watch sees nothing")
    func ablation() throws {
        let codec = try #require(Mutant.all.first { $0.number == 34 })
        var hunt = codec.hunt(seeds: 1..<51)
        hunt.oracles = Oracle.allCases.filter { $0 != .codec }
        #expect(hunt.firstFailure() == nil)
        hunt.oracles = [.codec]
        #expect(hunt.firstFailure() != nil)
    }

    @Test("A fault that is left out finds nothing that needs it")
    func neededFaults() throws {
        let restart = try #require(Mutant.all.first { $0.number == 23 })
        var hunt = restart.hunt(seeds: 1..<101)
        hunt.excluded = [.crashes]
        #expect(hunt.firstFailure() == nil)
    }

    @Test("Their numbers are told once, and every oracle's letter is its own")
    func numbers() {
        #expect(Set(Mutant.all.map(\.number)).count == Mutant.all.count)
        #expect(Mutant.all.count == 30)
        #expect(Set(Oracle.allCases.map(\.letter)).count == Oracle.allCases.count)
    }
}
