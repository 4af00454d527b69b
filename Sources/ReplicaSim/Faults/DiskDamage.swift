/// What a disk did to the last state that a replica saved.
public struct DiskDamage: Sendable, Hashable {
    /// How a disk fails.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// Of the new state only the first part was written; behind it stands what was there before.
        case torn

        /// A block was written to the wrong place in the file.
        case misdirected

        /// A bit flipped.
        case rotten
    }

    /// How it failed.
    public let kind: Kind

    /// What decides where.
    public let seed: UInt64

    /// Creates damage.
    public init(kind: Kind, seed: UInt64) {
        self.kind = kind
        self.seed = seed
    }
}

extension DiskDamage {
    /// Draws what befalls the disk in a crash; nil when nothing does.
    static func drawn(_ plan: FaultPlan, ordinal: Int, random: KeyedRandom) -> DiskDamage? {
        var draws = random.stream(.disk, ordinal: ordinal)
        let kinds: [(Kind, Probability)] = [
            (.torn, plan.tornWrites), (.misdirected, plan.misdirectedWrites), (.rotten, plan.bitRot),
        ]
        for (kind, probability) in kinds where draws.chance(probability) {
            return DiskDamage(kind: kind, seed: draws.next())
        }
        return nil
    }

    /// How much a disk writes at once, in bytes.
    static let block = 64

    /// What is read where `new` was saved over `old`.
    public func result(of new: [UInt8], over old: [UInt8]) -> [UInt8] {
        guard !new.isEmpty else { return new }
        var draws = DrawStream(state: seed)
        var bytes = new
        switch kind {
        case .torn:
            let written = draws.below(new.count)
            bytes = Array(new[..<written]) + old.dropFirst(written)
        case .misdirected:
            let blocks = (new.count + Self.block - 1) / Self.block
            let (from, to) = (draws.below(blocks) * Self.block, draws.below(blocks) * Self.block)
            let moved = new[from..<min(from + Self.block, new.count)]
            let end = min(to + moved.count, bytes.count)
            bytes.replaceSubrange(to..<end, with: moved.prefix(end - to))
            // Where the block belonged stands what was there before.
            let stale = min(from + Self.block, new.count, old.count)
            if to != from, from < stale { bytes.replaceSubrange(from..<stale, with: old[from..<stale]) }
        case .rotten:
            bytes[draws.below(new.count)] ^= 1 << UInt8(draws.below(8))
        }
        return bytes
    }
}
