import Testing

@testable import ReplicaSim
@testable import replica_sim

@Suite("Planted bugs")
struct MutantTests {
    @Test("Each is found, and reduced to a few steps", arguments: Mutant.all.map(\.number))
    func found(number: Int) throws {
        let mutant = try #require(Mutant.all.first { $0.number == number })
        let hunt = mutant.hunt(seeds: 1..<401)
        let result = try #require(hunt.firstFailure())
        // These need many operations, and long to be reduced.
        guard ![106, 109, 115].contains(number) else { return }
        let failure = hunt.reduce(result)
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

    @Test(
        "Each oracle is the only one to find some bug",
        arguments: [
            (Oracle.convergence, 116), (.quiescence, 27), (.model, 3), (.laws, 1), (.order, 16), (.invariant, 18),
            (.codec, 34),
        ]
    )
    func ablation(oracle: Oracle, number: Int) throws {
        let mutant = try #require(Mutant.all.first { $0.number == number })
        var hunt = mutant.hunt(seeds: 1..<201)
        hunt.oracles = Oracle.allCases.filter { $0 != oracle }
        #expect(hunt.firstFailure() == nil)
        hunt.oracles = [oracle]
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
        #expect(Mutant.known.count == 30)
        #expect(Mutant.further.count == 25)
        #expect(Set(Oracle.allCases.map(\.letter)).count == Oracle.allCases.count)
    }
}
