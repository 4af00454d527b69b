import Testing

@testable import CRDTKit

/// Damaged and forged bytes: a typed error, or a value that can be written again; never a trap.
@Suite("Hostile bytes")
struct HostileBytesTests {
    @Test("Truncation at every byte is an error", arguments: GoldenCase.all)
    func truncated(_ golden: GoldenCase) throws {
        let bytes = try GoldenFile(name: golden.name).bytes()
        for length in bytes.indices {
            #expect(throws: (any Error).self) { try golden.rewrite(Array(bytes[..<length])) }
        }
        #expect(throws: (any Error).self) { try golden.rewrite(bytes + [0]) }
    }

    @Test("Every flipped bit is an error", arguments: GoldenCase.all)
    func flipped(_ golden: GoldenCase) throws {
        let bytes = try GoldenFile(name: golden.name).bytes()
        for index in bytes.indices {
            for bit in 0..<8 {
                var damaged = bytes
                damaged[index] ^= 1 << UInt8(bit)
                #expect(throws: (any Error).self) { try golden.rewrite(damaged) }
            }
        }
    }

    @Test("Damage behind a mended checksum is an error or a value", arguments: GoldenCase.all)
    func mended(_ golden: GoldenCase) throws {
        let bytes = try GoldenFile(name: golden.name).bytes()
        var generator = SplitMix(seed: 1)
        var refused = 0
        for index in bytes.indices.dropFirst(5).dropLast(4) {
            for _ in 0..<4 {
                var damaged = bytes
                damaged[index] = UInt8.random(in: 0...255, using: &generator)
                if (try? golden.rewrite(Self.mend(damaged))) == nil { refused += 1 }
            }
        }
        #expect(refused > 0)
    }

    @Test("Forged changes leave the document as it was, to the byte, and it goes on working")
    func forgedChanges() throws {
        let (document, other) = try Everything.example()
        let genuine = try other.changes(since: document.version) + document.changes()
        var generator = SplitMix(seed: 2)
        var counts = (refused: 0, applied: 0)
        for _ in 0..<4_000 {
            let source = genuine[Int.random(in: 0..<genuine.count, using: &generator)]
            let forged = source.forged(using: &generator, version: document.version)
            var copy = document
            guard let read = try? Change.decode(Change.encode([forged])).first else {
                counts.refused += 1
                continue
            }
            do {
                try copy.apply(read)
                counts.applied += 1
            } catch .malformed {
                counts.refused += 1
                #expect(copy.encoded() == document.encoded())
            } catch {
                counts.refused += 1
                #expect(copy == document)
                #expect(copy.snapshot() == document.snapshot())
            }
            copy.tags.insert("goes on")
            #expect(try Document<Everything>(decoding: copy.encoded()) == copy)
        }
        #expect(counts.refused > 1_000)
        #expect(counts.applied > 10)
    }

    @Test("An operation that refers to what nobody has seen is refused, and the document still opens")
    func unseenReference() throws {
        var forger = Document<LWWRegister<Int?>>(replica: 2)
        forger.root.value = 1
        forger.root.reset()
        let changes = try forger.changes()
        var writer = WireWriter(replicas: [2], base: 2)
        let unseen = OperationID(counter: 1, replica: 9)
        LWWRegister<Int?>.encode(.remove(Authorship(id: unseen, stamp: changes[0].stamp)), to: &writer)
        let forged = Change(
            id: changes[1].id,
            count: 1,
            previousCounter: 1,
            stamp: changes[1].stamp,
            dependencies: [:],
            otherReplicas: [9],
            operations: writer.bytes
        )
        var document = Document<LWWRegister<Int?>>(replica: 1)
        try document.apply(changes[0])
        #expect(throws: DocumentError.self) { try document.apply(forged) }
        #expect(document.root.value == 1)
        #expect(try Document<LWWRegister<Int?>>(decoding: document.encoded()) == document)
        try document.apply(changes[1])
        #expect(document.root.value == nil)
    }

    @Test("A snapshot with the greatest counters and stamps that are accepted leaves room for edits")
    func greatestNumbers() throws {
        var writer = VersionVector()
        writer[2] = VersionVector.maximumDecodedCounter
        let bytes = WireContainer.encode(.snapshot) { wire in
            Frontier(version: writer, digests: [1]).encode(to: &wire)
            wire.write(HybridTimestamp.maximumAccepted)
            wire.write(byte: ORSet<Int>.wireType.rawValue)
            wire.writeSized { ORSet<Int>().encodeState(to: &$0) }
        }
        var document = Document<ORSet<Int>>(replica: 1)
        try document.merge(snapshot: bytes)
        for number in 0..<10 { document.root.insert(number) }
        #expect(document.root.count == 10)
        var reader = Document<ORSet<Int>>(replica: 3)
        try reader.merge(snapshot: bytes)
        try reader.merge(document)
        #expect(reader == document)
    }

    @Test("Many changes in few bytes take memory in proportion")
    func amplification() throws {
        let count = 5_000
        var first = Document<ORSet<Int>>(replica: 1)
        for _ in 0..<3 { first.root.insert(1) }
        let changes = try first.changes()
        let bytes = Change.encode(Array(repeating: changes[0], count: count))
        // Each change takes at least the two bytes of its operations.
        #expect(bytes.count >= 2 * count)
        let floor = WireContainer.encode(.changes) { writer in
            writer.write(count: 1 << 40)
            IntegerColumn.encode([0, 0, 0], to: &writer)
        }
        #expect(throws: WireError.self) { try Change.decode(floor) }
    }

    @Test("Changes parked with gaps between them are named and asked for in few steps each")
    func gaps() throws {
        let count: UInt64 = 20_000
        var document = Document<ORSet<Int>>(replica: 1)
        let gapped = (1...count).map { number in
            Change(
                id: OperationID(counter: 2 * number, replica: 2),
                count: 1,
                previousCounter: 2 * number - 1,
                stamp: HybridTimestamp(rawValue: number),
                dependencies: [:],
                otherReplicas: [],
                operations: [0]
            )
        }
        for change in gapped.reversed() { try document.apply(change) }
        let context = document.causalContext
        #expect(context.ranges.count == Int(count))
        #expect(context.version.isEmpty)
        #expect(context.contains(OperationID(counter: 2 * count, replica: 2)))
        #expect(!context.contains(OperationID(counter: 2 * count - 1, replica: 2)))
        var reversed = CausalContext()
        for range in context.ranges.reversed() { reversed.insert(range) }
        #expect(reversed == context)
        reversed.insert(OperationIDRange(replica: 2, 1, upTo: 2 * count))
        #expect(reversed.ranges.isEmpty)
        #expect(reversed.version == [2: 2 * count])
    }

    /// The bytes with the length and checksum that they should have.
    private static func mend(_ bytes: [UInt8]) -> [UInt8] {
        let body = Array(bytes.dropLast(4))
        let checksum = CRC32C.checksum(body)
        return body + (0..<4).map { UInt8(truncatingIfNeeded: checksum >> (8 * UInt32($0))) }
    }
}

extension Change {
    /// The change with something in it made up.
    fileprivate func forged(using generator: inout some RandomNumberGenerator, version: VersionVector) -> Change {
        let extremes: [UInt64] = [0, 1, 2, version.maximumCounter, version.maximumCounter + 1, 1 << 61, (1 << 62) - 1]
        func extreme() -> UInt64 { extremes.randomElement(using: &generator) ?? 0 }
        // Mostly the author's next change, so that the operations are really read.
        var counter = version.maximumCounter + 1
        var author = [author, ReplicaID(high: 0, low: 99)].randomElement(using: &generator) ?? id.replica
        var previous = version[author]
        var count = count
        var stamp = stamp
        var dependencies = VersionVector()
        var operations = operations
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: counter = max(1, extreme())
        case 1: previous = extreme()
        case 2: count = max(1, min(extreme(), UInt64(operations.count)))
        case 3: stamp = HybridTimestamp(rawValue: [0, 1, .max, .max - 1].randomElement(using: &generator) ?? 0)
        case 4: dependencies[ReplicaID(high: 0, low: 5)] = max(1, extreme())
        case 5: author = ReplicaID(high: 0, low: 100)
        default:
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let index = Int.random(in: 0..<operations.count, using: &generator)
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: operations[index] = UInt8.random(in: 0...255, using: &generator)
                case 1: operations.insert(UInt8.random(in: 0...255, using: &generator), at: index)
                default: if operations.count > 2 { operations.remove(at: index) }
                }
            }
        }
        count = min(count, OperationID.maximumCounter - counter)
        return Change(
            id: OperationID(counter: counter, replica: author),
            count: max(count, 1),
            previousCounter: previous,
            stamp: stamp,
            dependencies: dependencies,
            otherReplicas: otherReplicas,
            operations: operations
        )
    }
}
