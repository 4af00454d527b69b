import Testing

@testable import CRDTKit

/// Bytes that are in order one by one and meant to take for ever together. What these tests do takes far less than a
/// second; with a quadratic step anywhere it takes minutes.
@Suite("Hostile sizes")
struct HostileSizeTests {
    private static let many: UInt64 = 50_000

    @Test("A message that says it holds a great many ranges")
    func parkedRanges() throws {
        var document = Document<ORSet<Int>>(replica: 1)
        document.root.insert(1)
        let bytes = WireContainer.encode(.syncMessage) { writer in
            writer.write(byte: 4)
            document.frontier.encode(to: &writer)
            writer.write(count: Int(Self.many))
            for index in 1...Self.many {
                writer.write(ReplicaID(high: 0, low: 2))
                writer.write(4 * index)
                writer.write(UInt64(1))
            }
            Change.encode([], to: &writer)
        }
        let message = try SyncMessage(decoding: bytes)
        #expect(message.encoded() == bytes)
        var session = SyncSession()
        _ = session.handle(.start, document: &document)
        _ = session.handle(.received(message), document: &document)
        #expect(document.version == [1: 1])
    }

    @Test("A great many changes that wait for something each")
    func parkedChanges() throws {
        var document = Document<ORSet<Int>>(replica: 1)
        let waiting = (1...Self.many).map { index in
            Change(
                id: OperationID(counter: 4 * index, replica: 2),
                count: 1,
                previousCounter: 4 * index - 2,
                stamp: .zero,
                dependencies: [:],
                otherReplicas: [],
                operations: [0, 0, 0]
            )
        }
        try document.apply(waiting)
        #expect(document.parkedChanges.count == waiting.count)
        #expect(document.causalContext.ranges.count == waiting.count)
        #expect(document.missingRanges.count == waiting.count)
        #expect(try Document<ORSet<Int>>(decoding: document.encoded()).parkedChanges == waiting)
    }

    @Test("A great many authors, in one change's dependencies and as authors of changes")
    func authors() throws {
        let replicas = (1...Self.many / 4).map { ReplicaID(high: 0, low: 100 + $0) }
        var document = Document<ORSet<Int>>(replica: 1)
        let changes = replicas.map { replica in
            Change(
                id: OperationID(counter: 1, replica: replica),
                count: 1,
                previousCounter: 0,
                stamp: .zero,
                dependencies: [:],
                otherReplicas: [],
                operations: [0, 0, 0]
            )
        }
        let last = Change(
            id: OperationID(counter: 2, replica: 3),
            count: 1,
            previousCounter: 0,
            stamp: .zero,
            dependencies: VersionVector(replicas.map { ($0, 1) }),
            otherReplicas: [],
            operations: [0, 0, 0]
        )
        let bytes = Change.encode([last] + changes)
        try document.apply(Change.decode(bytes))
        #expect(document.changeCount == replicas.count + 1)
        #expect(document.version[3] == 2)
    }

    @Test("Dependencies that don't ascend are not in canonical form")
    func dependenciesAscend() throws {
        func container(_ order: [Int64]) -> [UInt8] {
            WireContainer.encode(.changes) { writer in
                for replica: ReplicaID in [5, 6, 7] { _ = writer.index(of: replica) }
                writer.write(count: 1)
                for column: Int64 in [0, 0, 9, 1, 0, 2, 0, 3] { IntegerColumn.encode([column], to: &writer) }
                for index in order {
                    writer.write(index)
                    writer.write(Int64(1))
                }
                writer.write(raw: [0, 0, 0])
            }
        }
        #expect(try Change.decode(container([1, 2]))[0].dependencies == [6: 9, 7: 9])
        for order: [Int64] in [[2, 1], [1, 1], [0, 1]] {
            #expect(throws: WireError.self) { try Change.decode(container(order)) }
        }
    }

    @Test("A removal that names the same elements again and again is refused")
    func repeatedRemoval() throws {
        var author = Document<RGAText>(replica: 2)
        author.root.append(String(repeating: "a", count: 100))
        let inserted = try author.changes()
        try author.root.remove(.scalar(0..<100))
        let removal = try #require(try author.changes().last)
        for copies in [1, 2] {
            var document = Document<RGAText>(replica: 1)
            try document.apply(inserted)
            let ranges = Array(repeating: OperationIDRange(replica: 2, 1, upTo: 101), count: copies)
            for operations in [[ranges], ranges.map { [$0] }] {
                var writer = WireWriter(replicas: [2], base: removal.id.counter)
                for ranges in operations {
                    var removed = OperationIDRanges()
                    for range in ranges { removed.append(range) }
                    SequenceOperation<String>.remove(removed).encode(to: &writer)
                }
                let forged = Change(
                    id: removal.id,
                    count: UInt64(operations.count),
                    previousCounter: removal.previousCounter,
                    stamp: removal.stamp,
                    dependencies: [:],
                    otherReplicas: [],
                    operations: writer.bytes
                )
                var copy = document
                if copies == 1 {
                    try copy.apply(forged)
                    #expect(copy.root.string.isEmpty)
                } else {
                    #expect(throws: DocumentError.self) { try copy.apply(forged) }
                    #expect(copy.encoded() == document.encoded())
                }
            }
        }
    }

    @Test("A set's operations that each supersede what is not there")
    func absentWrites() throws {
        let count = Int(Self.many / 2)
        var writer = WireWriter(replicas: [2], base: 1)
        for index in 0..<count {
            let ids = [OperationID(counter: UInt64(index) + 1, replica: 2)]
            ORSet<String>.encode(.add("", superseding: index < count / 2 ? [] : ids), to: &writer)
        }
        let forged = Change(
            id: OperationID(counter: 1, replica: 2),
            count: UInt64(count),
            previousCounter: 0,
            stamp: .zero,
            dependencies: [:],
            otherReplicas: [],
            operations: writer.bytes
        )
        var document = Document<ORSet<String>>(replica: 1)
        try document.apply(forged)
        #expect(document.root.count == 1)
    }

    @Test("Contexts hold what was inserted, in any order", arguments: 0..<20 as Range<UInt64>)
    func contexts(seed: UInt64) {
        var generator = SplitMix(seed: seed)
        var context = CausalContext([1: 5])
        var model: Set<OperationID> = Set((1...5 as ClosedRange<UInt64>).map { OperationID(counter: $0, replica: 1) })
        for _ in 0..<60 {
            let replica: ReplicaID = [1, 2, 3].randomElement(using: &generator) ?? 1
            let lower = UInt64.random(in: 1...80, using: &generator)
            let range = OperationIDRange(
                replica: replica,
                lower,
                upTo: lower + UInt64.random(in: 0...4, using: &generator)
            )
            let ids = (range.lowerBound..<range.upperBound).map { OperationID(counter: $0, replica: replica) }
            #expect(context.isDisjoint(with: range) == ids.allSatisfy { !model.contains($0) } || range.isEmpty)
            context.insert(range)
            model.formUnion(ids)
        }
        for replica: ReplicaID in [1, 2, 3] {
            for counter: UInt64 in 1...90 {
                let id = OperationID(counter: counter, replica: replica)
                #expect(context.contains(id) == model.contains(id))
            }
        }
        for (range, next) in zip(context.ranges, context.ranges.dropFirst()) {
            #expect(range.replica < next.replica || range.upperBound < next.lowerBound)
        }
        for range in context.ranges { #expect(range.lowerBound > context.version[range.replica] + 1) }
    }
}
