import Testing

@testable import CRDTKit

/// Parents found while reading, against their definition: the nearest element to the left with a lesser id.
@Suite struct AncestorStackTests {
    @Test(arguments: 0..<50)
    func agreesWithTheDefinition(seed: UInt64) {
        var generator = SplitMix(seed: seed)
        var replicas = ReplicaTable()
        for replica: ReplicaID in [5, 3, 4] { _ = replicas.intern(replica) }
        var stack = AncestorStack()
        var read: [LocalID] = []
        // Runs of 1 to 3 elements with distinct ids, in any order.
        for block in (0..<60).shuffled(using: &generator) {
            let first = LocalID(
                counter: UInt64(block / 3 * 3 + 1),
                replica: Int32(block % 3)
            )
            let length = Int.random(in: 1...3, using: &generator)
            let expected = read.last { replicas.isOrdered($0, before: first) }
            #expect(stack.parent(of: first, comparing: replicas) == expected)
            stack.push(first, length: length, comparing: replicas)
            read += (0..<length).map { first.advanced(by: $0) }
        }
    }
}
