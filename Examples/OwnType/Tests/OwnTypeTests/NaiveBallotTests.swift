@testable import OwnType
import ReplicaSim
import Testing

/// The ballots agree, but on too few votes against: only the model sees it.
@Test func naiveBallotIsCaught() throws {
    let failure = #expect(throws: HuntFailure.self) {
        try Hunt(Workload("naive ballot", testing: NaiveBallot.self)).run()
    }
    #expect(failure?.oracle == "model")
    #expect(failure?.record?.schedule.editCount == 2)
}

/// What the failure of the test above printed to be pasted here; it fails until the type is mended.
@Test func naiveBallotRegression() throws {
    let text = """
        replica-sim schedule 1
        workload naive ballot
        seed 1
        replicas 2
        delay 1ms
        0 1000 r0 edit 0 1
        1 2000 r1 deliver 0.0
        """
    #expect(throws: HuntFailure.self) {
        try Hunt(Workload("naive ballot", testing: NaiveBallot.self)).replay(text)
    }
    try Hunt(Workload("naive ballot", testing: Ballot.self)).replay(text)
}
