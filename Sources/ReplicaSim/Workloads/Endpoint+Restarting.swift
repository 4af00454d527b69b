import CRDTKit

extension Endpoint {
    /// Opens the document from its bytes again, as after a crash.
    ///
    /// A copy that others may have overtaken gets an identity of its own, as every backup should.
    mutating func restart(at time: Int64, copy: Int) throws(Violation) {
        let bytes = document.encoded()
        try refuseDamage(bytes, at: time)
        let identity = copy > 0 ? seat.identity(of: seat.index, copy: 16 + copy) : nil
        do throws(WireError) {
            document = try Document(decoding: bytes, as: identity, clock: clock.physical)
        } catch {
            throw Violation(.codec, "a saved document can't be opened: \(error)")
        }
        sessions = Array(repeating: SyncSession(), count: seat.replicas)
        seenVersions = Array(repeating: nil, count: seat.replicas)
        nextBundle = nil
        nextRound = time + 1
    }

    /// Bytes that rotted or were torn on the disk are refused, and never taken for a document.
    private func refuseDamage(_ bytes: [UInt8], at time: Int64) throws(Violation) {
        var draws = seat.random.stream(.damage, source: seat.index, ordinal: Int(time))
        guard let damaged = bytes.damaged(drawing: &draws), damaged != bytes else { return }
        guard let opened = try? Document<Root>(decoding: damaged, clock: clock.physical) else { return }
        if opened != document { throw Violation(.codec, "damaged bytes were taken for another document") }
    }
}
