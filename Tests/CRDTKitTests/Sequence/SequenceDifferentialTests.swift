import Testing

@testable import CRDTKit

/// The engine against the naive model, over random concurrent histories.
@Suite struct SequenceDifferentialTests {
    /// Histories of a few replicas that edit and hear of each other in random causal order.
    @Test(arguments: 0..<40)
    func randomHistories(block: UInt64) throws {
        for seed in block * 50..<(block + 1) * 50 {
            try check(seed: seed, steps: 30)
        }
    }

    @Test(arguments: 0..<8)
    func longHistories(seed: UInt64) throws {
        try check(seed: 1_000_000 + seed, steps: 1_500)
    }

    private func check(seed: UInt64, steps: Int) throws {
        var generator = SplitMix(seed: seed)
        let count = Int.random(in: 2...4, using: &generator)
        // Identities whose order is not the order of their first appearance.
        var peers = (0..<count).map { SequencePeer(replica: ReplicaID(high: 0, low: UInt64($0 * 7 % 5 + 1))) }
        var history: [SequenceStep] = []
        for _ in 0..<steps {
            let index = Int.random(in: 0..<count, using: &generator)
            if Bool.random(using: &generator) {
                history.append(peers[index].edit(using: &generator))
            } else if let step = history.filter(peers[index].canApply).randomElement(using: &generator) {
                try peers[index].apply(step)
            }
        }
        for peer in peers { verify(peer, seed: seed) }
        try checkConvergence(of: peers, history: history, seed: seed, using: &generator)
    }

    private func checkConvergence(
        of peers: [SequencePeer],
        history: [SequenceStep],
        seed: UInt64,
        using generator: inout SplitMix
    ) throws {
        var merged = peers[0]
        for peer in peers.dropFirst() { merged.merge(peer) }
        merged.engine._invariantCheck()
        var reversed = peers[peers.count - 1]
        for peer in peers.dropLast().reversed() { reversed.merge(peer) }
        #expect(merged.engine == reversed.engine, "merging in either order, seed \(seed)")
        for var peer in peers {
            while let step = history.filter(peer.canApply).randomElement(using: &generator) {
                try peer.apply(step)
            }
            verify(peer, seed: seed)
            #expect(peer.engine == merged.engine, "operations and merging, seed \(seed)")
            let again = peer
            peer.merge(merged)
            #expect(peer.engine == again.engine, "merging what is known, seed \(seed)")
        }
    }

    private func verify(_ peer: SequencePeer, seed: UInt64) {
        peer.engine._invariantCheck()
        #expect(peer.engine.visibleContent == peer.naive.string, "seed \(seed)")
        #expect(Array(peer.engine.runs) == peer.naive.runs, "seed \(seed)")
        for id in peer.naive.order {
            #expect(peer.engine.parent(of: id) == peer.naive.parents[id], "parent of \(id), seed \(seed)")
        }
        for (position, id) in peer.naive.visibleOrder.enumerated() {
            #expect(peer.engine.id(at: position) == id, "id at \(position), seed \(seed)")
            #expect(peer.engine.position(of: id)?.position == position, "position of \(id), seed \(seed)")
        }
    }
}
