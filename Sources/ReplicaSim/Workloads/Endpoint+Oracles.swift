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
            throw Violation(oracle: "round trip", message: "an encoded document can't be decoded: \(error)")
        }
        guard decoded == document else {
            throw Violation(oracle: "round trip", message: "a decoded document differs from the one that was encoded")
        }
        guard decoded.encoded() == bytes else {
            throw Violation(oracle: "round trip", message: "a decoded document encodes to other bytes")
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
            try require(merged.snapshot() == reversed.snapshot(), "merging depends on the order")
            var applied = mine
            try applied.apply(second.document.changes(since: mine.version))
            try require(merged.snapshot() == applied.snapshot(), "merging and applying the missing changes differ")
            var again = merged
            try again.mergeState(theirs)
            try require(merged.snapshot() == again.snapshot(), "merging again changes something")
        } catch let violation as Violation {
            throw violation
        } catch {
            throw Violation(oracle: "laws", message: "a state can't be taken in: \(error)")
        }
    }

    private static func require(_ condition: Bool, _ problem: String) throws(Violation) {
        if !condition { throw Violation(oracle: "laws", message: problem) }
    }
}
