@testable import OwnType
import ReplicaSim
import Testing

@Test func ballotSurvives() throws {
    let workload = Workload.ballot
    try Hunt(workload).run()
    #expect(workload.explore(ExplorationLimits(), 1).allConverge)
}
