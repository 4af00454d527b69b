import CRDTKit

extension Endpoint {
    /// How far ahead a clock may be that is followed, in milliseconds, where not every clock is.
    private static var followedDrift: UInt64 { 1_000 }

    static func applyHabits(_ seat: Seat, to document: inout Document<Root>) {
        guard seat.habits.clampsClocks else { return }
        document.clock.maximumDrift = followedDrift
        document.clock.policy = .clamp
    }

    /// Does what the replica's habits ask for once in a round.
    mutating func keepHouse(at time: Int64, outbox: inout Outbox<[UInt8]>) {
        let habits = seat.habits
        guard seat.replicas > 1, habits.compacts || habits.sendsSnapshots else { return }
        var draws = seat.random.stream(.habits, source: seat.index, ordinal: Int(time))
        let others = chosen(at: time)
        if habits.sendsSnapshots, draws.below(2) == 0, !others.isEmpty {
            let receiver = others[draws.below(others.count)]
            sendWhole(to: receiver, isUpdate: draws.below(2) == 0, outbox: &outbox)
        }
        if habits.compacts, draws.below(2) == 0 { compact() }
    }

    private func sendWhole(to other: Int, isUpdate: Bool, outbox: inout Outbox<[UInt8]>) {
        let known = sessions[other].peerVersion ?? VersionVector()
        if isUpdate, let update = try? document.update(since: known) {
            outbox.send(Self.tagged(.update, update), to: other)
        } else {
            outbox.send(Self.tagged(.snapshot, document.snapshot()), to: other)
        }
    }

    /// Forgets what all others are known to have.
    private mutating func compact() {
        var versions: [VersionVector] = []
        for other in 0..<seat.replicas where other != seat.index {
            let known = seat.replication == .state ? seenVersions[other] : sessions[other].peerVersion
            guard let known else { return }
            versions.append(known)
        }
        // Refused only while there are changes that this version can't read.
        try? document.compact(versions: versions)
    }
}
