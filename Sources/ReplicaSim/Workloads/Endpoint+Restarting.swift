import CRDTKit

extension Endpoint {
    /// Opens the document from its bytes again, as after a crash.
    ///
    /// A copy that others may have overtaken gets an identity of its own, as every backup should.
    mutating func restart(at time: Int64, copy: Int) throws(Violation) {
        let bytes = document.encoded()
        let identity = copy > 0 ? seat.identity(of: seat.index, copy: 16 + copy) : nil
        do throws(WireError) {
            document = try Document(decoding: bytes, as: identity, clock: clock.physical)
            Self.applyHabits(seat, to: &document)
        } catch {
            throw Violation(.codec, "a saved document can't be opened: \(error)")
        }
        sessions = Array(repeating: SyncSession(), count: seat.replicas)
        seenVersions = Array(repeating: nil, count: seat.replicas)
        nextBundle = nil
        nextRound = time + 1
    }

    /// Bytes that rotted or were torn on the disk are refused, and never taken for a document.
    func survives(_ damage: DiskDamage, over older: Endpoint) throws(Violation) -> Bool {
        let bytes = document.encoded()
        let damaged = damage.result(of: bytes, over: older.document.encoded())
        if damaged == bytes { return true }
        if (try? Document<Root>(decoding: damaged, clock: clock.physical)) == nil { return false }
        // The old state alone is no damage that a file can show: then nothing had been written yet.
        if damaged == older.document.encoded() { return false }
        throw Violation(.codec, "bytes that were \(damage.kind) on the disk were taken for a document")
    }
}
