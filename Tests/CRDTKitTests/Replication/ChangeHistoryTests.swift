import Testing

@testable import CRDTKit

/// History kept as runs gives back every change exactly as it came.
@Suite struct ChangeHistoryTests {
    /// Changes whose operations look like what editors do, and some that look like nothing.
    private func randomChanges(_ count: Int, seed: UInt64) -> [Change] {
        var generator = SplitMix(seed: seed)
        var changes: [Change] = []
        var counter: UInt64 = 0
        var stamp: UInt64 = 5
        var operations: [UInt8] = [1, 0, 2, 1, 97]
        var others: [ReplicaID] = []
        for _ in 0..<count {
            let isEven = Int.random(in: 0..<10, using: &generator) > 0
            let skip = UInt64(isEven ? 0 : Int.random(in: 0...3, using: &generator))
            switch Int.random(in: 0..<12, using: &generator) {
            case 0:
                operations = (0..<Int.random(in: 2...9, using: &generator)).map { _ in
                    .random(in: 0...255, using: &generator)
                }
            case 1: operations = [2, 1, 0, 2, 1]
            case 2: operations = [1, 0, 2, 3, 0xE6, 0x97, .random(in: 0x80...0xBF, using: &generator)]
            case 3...6 where operations.count == 5 && operations[0] == 2: operations[3] &+= 4
            case 7: operations = [2, 1, 0, 0xFA, 0x01, 1]
            case 8 where operations.count == 6: operations[3] = 0x80 | (operations[3] &+ 4)
            case 9: others = others.isEmpty ? [7] : []
            case 10: operations = [1, 0, 2, 1, 97]
            default: operations[operations.count - 1] = .random(in: 97...122, using: &generator)
            }
            let ids = UInt64(Int.random(in: 0..<20, using: &generator) == 0 ? 2 : 1)
            stamp += Int.random(in: 0..<6, using: &generator) == 0 ? .random(in: 0...1 << 20, using: &generator) : 1
            let hasDependencies = Int.random(in: 0..<15, using: &generator) == 0
            changes.append(
                Change(
                    id: OperationID(counter: counter + 1 + skip, replica: 3),
                    count: ids,
                    previousCounter: counter,
                    stamp: HybridTimestamp(rawValue: stamp),
                    dependencies: hasDependencies ? [9: 1 + counter / 2] : [:],
                    otherReplicas: others,
                    operations: operations
                )
            )
            counter += skip + ids
        }
        return changes
    }

    private func history(of changes: some Collection<Change>) -> ChangeHistory {
        var history = ChangeHistory(replica: 3, base: 0, baseDigest: 0)
        for change in changes { history.append(change) }
        return history
    }

    @Test(arguments: 0..<60)
    func givesBackWhatCame(seed: UInt64) throws {
        let changes = randomChanges(400, seed: seed)
        let history = history(of: changes)
        #expect(history.changes(after: 0) == changes)
        #expect(history.count == changes.count)
        for index in stride(from: 0, to: changes.count, by: 7) {
            let change = changes[index]
            #expect(history.change(at: change.lastCounter) == change)
            #expect(history.changes(after: change.lastCounter) == Array(changes[(index + 1)...]))
        }
    }

    @Test(arguments: 0..<30)
    func isSavedAndRead(seed: UInt64) throws {
        let changes = randomChanges(300, seed: seed)
        let history = history(of: changes)
        var writer = WireWriter(replicas: [])
        history.encode(to: &writer)
        var reader = WireReader(writer.bytes, replicas: writer.replicas)
        var read = try ChangeHistory(from: &reader)
        try reader.finish()
        #expect(read.changes(after: 0) == changes)
        // It can go on where the saved one stopped, and is saved the same.
        var again = WireWriter(replicas: [])
        read.encode(to: &again)
        #expect(again.bytes == writer.bytes)
        let further = randomChanges(310, seed: seed)[300...]
        for change in further { read.append(change) }
        #expect(read.changes(after: changes[299].lastCounter) == Array(further))
    }

    @Test(arguments: 0..<20)
    func digestsAreThoseOfTheChanges(seed: UInt64) {
        let changes = randomChanges(700, seed: seed)
        var history = history(of: changes)
        var digest: UInt64 = 0
        var digests: [UInt64] = []
        for change in changes {
            var rolling = ContentDigest()
            rolling.combine(digest)
            rolling.combine(change.digest)
            digest = rolling.value
            digests.append(digest)
        }
        for isSettled in [false, true] {
            if isSettled { history.settleDigest() }
            #expect(history.digest == digests.last)
            for index in stride(from: 0, to: changes.count, by: 41) {
                #expect(history.digest(at: changes[index].lastCounter) == digests[index])
            }
        }
    }

    @Test(arguments: 0..<20)
    func isTrimmed(seed: UInt64) {
        let changes = randomChanges(200, seed: seed)
        for index in [0, 1, 57, 198, 199] {
            var history = history(of: changes)
            let digest = history.digest
            history.trim(through: changes[index].lastCounter)
            #expect(history.base == changes[index].lastCounter)
            #expect(history.changes(after: history.base) == Array(changes[(index + 1)...]))
            #expect(history.digest == digest)
        }
    }

    @Test func typingTakesLittleMoreThanWhatWasTyped() {
        var document = Document<RGAText>(replica: 1)
        for index in 0..<1_000 { document.root.append(String(UnicodeScalar(UInt8(97 + index * 7 % 26)))) }
        for _ in 0..<250 { try? document.root.remove(at: .scalar(document.root.scalarCount - 1)) }
        let history = document.log.histories[0]
        #expect(history.runCount <= 12)
        #expect(history.bytes.count < 1_150)
    }

    @Test("Runs that claim what is not there are refused, and those that cost nothing can't claim much")
    func forgedRuns() throws {
        var history = history(of: randomChanges(50, seed: 1))
        history.settleDigest()
        var writer = WireWriter(replicas: [])
        history.encode(to: &writer)
        var refused = 0
        for index in writer.bytes.indices {
            for bit in 0..<8 {
                var bytes = writer.bytes
                bytes[index] ^= 1 << UInt8(bit)
                var reader = WireReader(bytes, replicas: [3, 7, 9])
                guard let read = try? ChangeHistory(from: &reader) else {
                    refused += 1
                    continue
                }
                #expect(read.count <= bytes.count * Int(ChangeRun.maximumSteps))
                #expect(read.changes(after: read.base).count == read.count)
            }
        }
        #expect(refused > 100)
    }
}
