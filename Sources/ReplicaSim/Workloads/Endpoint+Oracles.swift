import CRDTKit

extension Endpoint {
    /// Equal for replicas that have applied the same changes.
    var versionDigest: UInt64 {
        var fingerprint = Fingerprint(seed: 0)
        for entry in document.version {
            fingerprint.combine(entry.replica.high ^ entry.replica.low)
            fingerprint.combine(entry.counter)
        }
        return fingerprint.value
    }

    /// Equal only for replicas that hold the same, parked changes included.
    var stateDigest: UInt64 {
        var fingerprint = Fingerprint(seed: versionDigest)
        fingerprint.combine(document.contentDigest)
        for change in document.parkedChanges { fingerprint.combine(change.id.counter ^ change.author.low) }
        return fingerprint.value
    }

    /// The last counter of each replica.
    var versionDescription: String {
        identities.map { String(document.version[$0]) }.joined(separator: " ")
    }

    /// Decoding what was encoded restores the document, and encoding that yields the same bytes.
    func checkRoundTrip() throws(Violation) {
        let bytes = document.encoded()
        let decoded: Document<Root>
        do throws(WireError) {
            decoded = try Document(decoding: bytes, clock: clock.physical)
        } catch {
            throw Violation(.codec, "an encoded document can't be decoded: \(error)")
        }
        guard decoded == document else {
            throw Violation(.codec, "a decoded document differs from the one that was encoded")
        }
        guard decoded.encoded() == bytes else {
            throw Violation(.codec, "a decoded document encodes to other bytes")
        }
    }

    /// What a document says of itself fits together.
    func checkStructure() throws(Violation) {
        if document.parkedChanges.contains(where: { document.version.contains($0.id) }) {
            throw Violation(.invariant, "a change that was applied is still parked")
        }
        if !document.equivocations.isEmpty {
            throw Violation(.invariant, "a replica takes its own identity for another's: \(document.equivocations[0])")
        }
        let context = document.causalContext
        if !context.covers(document.version) {
            throw Violation(.invariant, "a document does not hold what its version says")
        }
    }

    /// Merging two states is commutative and idempotent, and applying the changes that are missing leads to the same.
    static func checkLaws(_ first: Endpoint, _ second: Endpoint) throws(Violation) {
        do {
            // Without what is parked, which would be applied on the way in one of them only.
            var mine = Document<Root>(replica: first.seat.identity(of: 0, copy: 2), clock: first.clock.physical)
            try mine.mergeState(first.document)
            var theirs = Document<Root>(replica: first.seat.identity(of: 0, copy: 3), clock: first.clock.physical)
            try theirs.mergeState(second.document)

            var merged = mine
            try merged.mergeState(theirs)
            var reversed = theirs
            try reversed.mergeState(mine)
            let compacts = first.seat.habits.compacts
            func require(_ mine: Document<Root>, _ theirs: Document<Root>, _ problem: String) throws(Violation) {
                try Self.require(isSame(mine, theirs, compacted: compacts), problem)
            }
            try require(merged, reversed, "merging depends on the order")
            // Where history was trimmed, there are no changes to apply.
            if let missing = try? second.document.changes(since: mine.version) {
                var applied = mine
                try applied.apply(missing)
                try require(merged, applied, "merging and applying the missing changes differ")
            }
            var again = merged
            try again.mergeState(theirs)
            try require(merged, again, "merging again changes something")
            var caughtUp = mine
            try caughtUp.merge(snapshot: second.document.snapshot())
            try require(merged, caughtUp, "merging a document and its snapshot differ")
            if !compacts { try checkCompaction(merged, reversed) }
        } catch let violation as Violation {
            throw violation
        } catch {
            throw Violation(.laws, "a state can't be taken in: \(error)")
        }
    }

    /// Whether two documents are equal to the byte; to users only, where replicas may have forgotten different things.
    private static func isSame(_ mine: Document<Root>, _ theirs: Document<Root>, compacted: Bool) -> Bool {
        if !compacted { return mine.snapshot() == theirs.snapshot() }
        return mine.version == theirs.version && "\(mine.root)" == "\(theirs.root)"
    }

    /// Two equal replicas that forget what they can are still equal, and survive being saved.
    private static func checkCompaction(_ first: Document<Root>, _ second: Document<Root>) throws {
        var (mine, theirs) = (first, second)
        let shown = "\(mine.root)"
        try mine.compact(versions: [theirs.version])
        try theirs.compact(versions: [mine.version])
        try require(mine.snapshot() == theirs.snapshot(), "replicas that forget what they can differ")
        try require("\(mine.root)" == shown, "forgetting what can be forgotten shows")
        let opened = try Document<Root>(decoding: mine.encoded(), clock: .logical)
        try require(opened.snapshot() == mine.snapshot(), "a compacted document is not what was saved")
    }

    private static func require(_ condition: Bool, _ problem: String) throws(Violation) {
        if !condition { throw Violation(.laws, problem) }
    }
}
