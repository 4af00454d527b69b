import CRDTKit
import Testing

/// Runs three replicas through random edits, deliveries in any order, duplicates and state merges, and checks that the
/// three roads — operations, merges, encoded states — lead to the same value and the same bytes.
struct Convergence<Root: InitializableReplicated> {
    var sites: [Site<Root>]
    var random: SplitMix
    var packets: [Packet] = []
    let edit: (inout Root, inout SplitMix) -> Void

    init(seed: UInt64, edit: @escaping (inout Root, inout SplitMix) -> Void) {
        random = SplitMix(seed: seed)
        sites = [Site(3), Site(1), Site(ReplicaID(high: 1 << 40, low: 2))]
        self.edit = edit
    }
}

extension Convergence {
    /// Runs many seeds.
    static func check(
        seeds: Range<UInt64> = 0..<60,
        steps: Int = 60,
        edit: @escaping (inout Root, inout SplitMix) -> Void
    ) throws {
        for seed in seeds {
            var run = Convergence(seed: seed, edit: edit)
            for _ in 0..<steps { try run.step() }
            #expect(try run.finish(), "seed \(seed)")
            #expect(try run.survivesHostileBytes(), "seed \(seed)")
        }
    }

    private mutating func step() throws {
        let index = random.below(sites.count)
        switch random.below(10) {
        case 0..<4: editOnce(index)
        case 4..<8:
            if !packets.isEmpty { try sites[index].receive(random.pick(packets)) }
        case 8: sites[index].merge(random.pick(sites))
        default: sites[index].root = try sites[index].decoded()
        }
    }

    private mutating func editOnce(_ index: Int) {
        let edits = 1 + random.below(3)
        var random = random
        let time = UInt64(random.below(100))
        let packet = sites[index].edit(at: time) { root in
            for _ in 0..<edits { edit(&root, &random) }
        }
        self.random = random
        if let packet { packets.append(packet) }
    }

    private mutating func finish() throws -> Bool {
        let before = sites
        for index in sites.indices {
            for packet in packets.shuffled(using: &random) { try sites[index].receive(packet) }
        }
        let byMerge = before[0].merging(before[1]).merging(before[2])
        let byMergeOtherwise = before[2].merging(before[1].merging(before[0]))
        let again = byMerge.merging(before[1]).merging(byMerge)
        var decoded = sites[0]
        decoded.root = try sites[0].decoded()
        var fresh = Site<Root>(9)
        for packet in packets { try fresh.receive(packet) }
        return [sites[1], sites[2], byMerge, byMergeOtherwise, again, decoded, fresh].allSatisfy(sites[0].agrees)
            && sites.allSatisfy(\.parked.isEmpty)
    }

    /// Damages changes and states: reading them may throw and must not trap, nor may what follows.
    private mutating func survivesHostileBytes() throws -> Bool {
        let (bytes, replicas) = sites[0].encoded
        for length in bytes.indices where bytes.count < 200 || random.below(8) == 0 {
            read(Array(bytes[..<length]), replicas)
        }
        for _ in 0..<20 where !bytes.isEmpty { read(damaged(bytes), replicas) }
        for packet in packets {
            var hostile = packet
            hostile.bytes = damaged(packet.bytes)
            var reader = hostile.reader
            var site = sites[0]
            if let operations = try? site.root.decodeOperations(from: &reader, by: packet.authorship) {
                site.root.apply(operations, by: packet.authorship)
                _ = site.encoded
                _ = site.merging(sites[1]).encoded
                site.edit { edit(&$0, &random) }
            }
            // Truncation never goes unnoticed, unless it cuts between two operations.
            hostile.bytes = Array(packet.bytes.dropLast())
            reader = hostile.reader
            if !packet.bytes.isEmpty, let less = try? site.root.decodeOperations(from: &reader, by: packet.authorship) {
                if Root.idCount(of: less) > packet.count { return false }
            }
        }
        return true
    }

    private mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0...random.below(3) where !bytes.isEmpty {
            let index = random.below(bytes.count)
            switch random.below(4) {
            case 0: bytes[index] ^= 1 << UInt8(random.below(8))
            case 1: bytes.insert(UInt8(random.below(256)), at: index)
            case 2: bytes.remove(at: index)
            default: bytes[index] = random.pick([0, 1, 0x7F, 0x80, 0xFF])
            }
        }
        return bytes
    }

    /// Reads a damaged state; if that works, what was read must hold together.
    private func read(_ bytes: [UInt8], _ replicas: [ReplicaID]) {
        var reader = WireReader(bytes, replicas: replicas, base: sites[0].version.maximumCounter)
        var site = sites[0]
        site.root = Root()
        guard (try? site.root.decodeState(from: &reader)) != nil else { return }
        _ = site.encoded
        _ = sites[1].merging(site).encoded
        _ = site.merging(sites[2]).encoded
    }
}
