import Testing

@testable import CRDTKit

/// Small concurrent histories in every order of delivery that causality allows.
@Suite struct SequenceDeliveryTests {
    @Test(arguments: 0..<60)
    func everyOrderOfDelivery(seed: UInt64) throws {
        var generator = SplitMix(seed: seed)
        var peers = (1...3).map { SequencePeer(replica: ReplicaID(high: 0, low: $0)) }
        var history = [peers[0].insert("ab", at: 0)]
        try peers[1].apply(history[0])
        for turn in 0..<6 {
            let index = turn % 3
            if let step = history.filter(peers[index].canApply).randomElement(using: &generator) {
                try peers[index].apply(step)
            }
            history.append(peers[index].edit(using: &generator))
        }
        var outcomes: [TextEngine] = []
        try deliver(history, to: SequencePeer(replica: 9), outcomes: &outcomes)
        #expect(outcomes.allSatisfy { $0 == outcomes[0] })
        #expect(outcomes.count > 1)
    }

    private func deliver(_ history: [SequenceStep], to peer: SequencePeer, outcomes: inout [TextEngine]) throws {
        let next = history.filter(peer.canApply)
        if next.isEmpty {
            #expect(history.allSatisfy { peer.version.contains($0.id) })
            #expect(peer.engine.visibleContent == peer.naive.string)
            outcomes.append(peer.engine)
        }
        for step in next {
            var peer = peer
            try peer.apply(step)
            try deliver(history, to: peer, outcomes: &outcomes)
        }
    }
}
