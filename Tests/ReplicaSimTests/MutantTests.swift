import Testing

@testable import ReplicaSim
@testable import replica_sim

@Suite("Planted bugs")
struct MutantTests {
    @Test("Each known one is found, and reduced to a few steps", arguments: Mutant.known.map(\.number))
    func known(number: Int) throws {
        let mutant = try #require(Mutant.known.first { $0.number == number })
        let hunt = mutant.hunt(seeds: 1..<401)
        let failure = hunt.reduce(try #require(hunt.firstFailure()))
        let record = try #require(failure.record)
        #expect(record.schedule.steps.count <= 12)
        #expect(record.configuration.replicas <= 4)
        #expect(failure.isProvenMinimal)
        #expect(throws: HuntFailure.self) { try hunt.replay("\(record)") }
    }

    /// These need many operations or seeds; `replica-sim mutants` hunts for them.
    private static let slow = [106, 109, 111, 115]

    @Test("Further ones are found", arguments: Mutant.further.map(\.number).filter { !slow.contains($0) })
    func further(number: Int) throws {
        let mutant = try #require(Mutant.further.first { $0.number == number })
        var hunt = mutant.hunt(seeds: 1..<201)
        hunt.longOperations = 0
        #expect(hunt.firstFailure() != nil)
    }

    @Test("No double without a bug raises an alarm", arguments: Mutant.controls.map(\.name))
    func controls(name: String) throws {
        let control = try #require(Mutant.controls.first { $0.name == name })
        let failure = control.hunt(seeds: 1..<61).firstFailure()
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
        var hunt = mutant.hunt(seeds: 1..<101)
        hunt.longOperations = 0
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
