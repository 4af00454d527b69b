import ReplicaSim

/// A grow-only counter, gossiped whole, that is broken in one of several ways: proof that the alarms of the simulator
/// work, and an example of a replica type that is not CRDTKit's.
struct DemonstrationReplica {
    enum Fault: Sendable {
        /// None: it converges.
        case none

        /// A duplicate is counted again.
        case countsTwice

        /// A change is sent once and never again.
        case sendsOnce

        /// Gossip goes on when all is equal.
        case neverSilent

        /// Increments come from the system's random numbers.
        case rollsDice
    }

    private let seat: Seat
    private let fault: Fault

    /// How many increments of each replica it has seen.
    private var seen: [UInt8]

    /// What these increments add up to, per replica.
    private var sums: [UInt8]

    /// Which of the others are known to have seen as much.
    private var isSettled: [Bool]

    init(seat: Seat, setup: Fault) {
        self.seat = seat
        fault = setup
        seen = Array(repeating: 0, count: seat.replicas)
        sums = seen
        isSettled = Array(repeating: true, count: seat.replicas)
    }
}

extension DemonstrationReplica: SimulatedReplica {
    /// A replica's increments must fit a byte.
    func hasMoreEdits(made: Int) -> Bool { made < min(seat.edits, 250) }

    mutating func edit(_ turn: inout Turn, outbox: inout Outbox<[UInt8]>) throws(Violation) -> Bool {
        var dice = SystemRandomNumberGenerator()
        seen[seat.index] &+= 1
        sums[seat.index] &+= fault == .rollsDice ? UInt8.random(in: 1...9, using: &dice) : 1
        changed()
        outbox.broadcast(message(wantsReply: false))
        return true
    }

    mutating func receive(
        _ message: [UInt8],
        from sender: Int,
        at time: Int64,
        outbox: inout Outbox<[UInt8]>
    ) throws(Violation) -> Bool {
        guard message.count == 2 * seat.replicas + 1 else {
            throw Violation(oracle: "decoding", message: "a message of \(message.count) bytes")
        }
        let before = seen
        for index in seen.indices {
            let theirs = message[index]
            if theirs > seen[index] {
                seen[index] = theirs
                sums[index] = message[seat.replicas + index]
            } else if fault == .countsTwice, index == sender, theirs > 0, theirs == seen[index] {
                sums[index] &+= 1
            }
        }
        if seen != before { changed() }
        isSettled[sender] = seen.elementsEqual(message.prefix(seat.replicas))
        let wantsReply = message.last == 1
        if fault != .sendsOnce, wantsReply || !isSettled[sender] {
            outbox.send(self.message(wantsReply: false), to: sender)
        }
        return seen != before
    }

    mutating func tick(at time: Int64, outbox: inout Outbox<[UInt8]>) throws(Violation) {
        for other in isSettled.indices where other != seat.index && (!isSettled[other] || fault == .neverSilent) {
            outbox.send(message(wantsReply: true), to: other)
        }
    }

    func nextTick(after time: Int64) -> Int64? {
        switch fault {
        case .sendsOnce: nil
        case .neverSilent: time + seat.antiEntropyInterval
        default: isSettled.allSatisfy { $0 } ? nil : time + seat.antiEntropyInterval
        }
    }

    var contentDigest: UInt64 { sums.reduce(0) { $0 &* 257 &+ UInt64($1) } }

    var versionDigest: UInt64 { seen.reduce(1) { $0 &* 257 &+ UInt64($1) } }

    var versionDescription: String { seen.map(String.init).joined(separator: " ") }

    var encodedSize: Int { seen.count + sums.count }

    private func message(wantsReply: Bool) -> [UInt8] { seen + sums + [wantsReply ? 1 : 0] }

    private mutating func changed() {
        for other in isSettled.indices { isSettled[other] = other == seat.index }
    }
}
