import CRDTKit
import Testing

@Suite("Operations, merges and encoded states lead to the same value and bytes")
struct ConvergenceTests {
    @Test func lastWriterRegister() throws {
        try Convergence<LWWRegister<String?>>.check(edit: RandomEdits.register)
    }

    @Test func multiValueRegister() throws {
        try Convergence<MVRegister<String>>.check(edit: RandomEdits.multiValue)
    }

    @Test func growingCounter() throws {
        try Convergence<GCounter>.check(edit: RandomEdits.growing)
    }

    @Test func counter() throws {
        try Convergence<PNCounter>.check(edit: RandomEdits.counter)
    }

    @Test func enableWinsFlag() throws {
        try Convergence<EnableWinsFlag>.check(edit: RandomEdits.enableWins)
    }

    @Test func disableWinsFlag() throws {
        try Convergence<DisableWinsFlag>.check(edit: RandomEdits.disableWins)
    }

    @Test func growingSet() throws {
        try Convergence<GSet<String>>.check(edit: RandomEdits.growing)
    }

    @Test func addWinsSet() throws {
        try Convergence<ORSet<String>>.check(edit: RandomEdits.addWins)
    }

    @Test func removeWinsSet() throws {
        try Convergence<RemoveWinsSet<String>>.check(edit: RandomEdits.removeWins)
    }

    @Test func lastWriterMap() throws {
        try Convergence<LWWMap<String, Int>>.check(edit: RandomEdits.lastWriter)
    }

    @Test func record() throws {
        try Convergence<Profile>.check(edit: RandomEdits.profile)
    }

    @Test func mapOfSets() throws {
        try Convergence<ORMap<String, ORSet<String>>>.check(edit: RandomEdits.map(RandomEdits.addWins))
    }

    @Test func mapOfRecords() throws {
        try Convergence<ORMap<String, Profile>>.check(steps: 90, edit: RandomEdits.map(RandomEdits.profile))
    }

    @Test func removeWinsMapOfCounters() throws {
        try Convergence<RemoveWinsMap<String, PNCounter>>.check(edit: RandomEdits.map(RandomEdits.counter))
    }

    @Test func removeWinsMapOfRecords() throws {
        try Convergence<RemoveWinsMap<String, Profile>>.check(steps: 90, edit: RandomEdits.map(RandomEdits.profile))
    }

    @Test func mapOfMapsOfRecords() throws {
        try Convergence<ORMap<String, RemoveWinsMap<String, Profile>>>.check(
            steps: 120,
            edit: RandomEdits.map(RandomEdits.map(RandomEdits.profile))
        )
    }

    @Test func removeWinsMapOfMapsOfSets() throws {
        try Convergence<RemoveWinsMap<String, ORMap<String, RemoveWinsSet<String>>>>.check(
            steps: 120,
            edit: RandomEdits.map(RandomEdits.map(RandomEdits.removeWins))
        )
    }
}
