import CRDTKit
import ReplicaSim
import Testing

@Suite struct SimulatorSnippets {
    @Test func ownWorkload() {
        // snippet:begin simulator-workload
        let votes = Workload("votes", summary: "likes and dislikes", editing: PNCounter.self) { votes, stream in
            if stream.below(4) == 0 { votes.decrement() } else { votes.increment() }
        }
        let result = votes.run(SimulationConfiguration(seed: 1, replicas: 5, operations: 200), nil)
        assert(result.converged)
        // snippet:end
        #expect(result.converged)
    }
}
