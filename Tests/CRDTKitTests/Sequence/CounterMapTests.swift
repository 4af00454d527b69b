import Testing

@testable import CRDTKit

/// The map from counters to leaves, against an array with one entry per counter.
@Suite struct CounterMapTests {
    @Test(arguments: 0..<40)
    func agreesWithAnArray(seed: UInt64) {
        var generator = SplitMix(seed: seed)
        var map = CounterMap()
        var leaves = [Int32?](repeating: nil, count: 3_000)
        for _ in 0..<1_500 {
            let start = Int.random(in: 1..<2_900, using: &generator)
            let end = start + Int.random(in: 1...(Bool.random(using: &generator) ? 3 : 90), using: &generator)
            let leaf = Int32.random(in: 0..<200, using: &generator)
            map.assign(UInt64(start)..<UInt64(end), to: leaf)
            for counter in start..<end { leaves[counter] = leaf }
        }
        for (counter, leaf) in leaves.enumerated() where leaf != nil {
            #expect(map.leaf(of: UInt64(counter)) == leaf, "counter \(counter)")
        }
        #expect(map.end == UInt64((leaves.lastIndex { $0 != nil } ?? 0) + 1))
        #expect(map.leaf(of: map.end) == nil)
    }
}
