/// A replica whose value is gossiped whole, over a protocol that is right whatever the value does.
struct MergedReplica<Value: MergedType>: SimulatedReplica {
    var value: Value
    private var witness: Witness<Value>

    init(seat: Seat, setup: Beginning<Value>) {
        value = setup.value(seat.namesake)
        witness = Witness(seat: seat)
    }

    struct Message: SimulatedMessage {
        var value: Value
        var seen: EditSet
        var wantsReply: Bool

        var digest: UInt64 { Fingerprint.digest(of: value.content) ^ seen.digest }
    }
}

extension MergedReplica {
    static var messageKinds: [String] { ["value", "value with question"] }

    static func kind(of message: Message) -> Int { message.wantsReply ? 1 : 0 }

    func hasMoreEdits(made: Int) -> Bool { made < witness.seat.edits }

    mutating func setClock(_ milliseconds: UInt64) { witness.milliseconds = milliseconds }

    mutating func edit(_ turn: inout Turn, outbox: inout Outbox<Message>) throws(Violation) -> Bool {
        if let operation = value.operation(at: witness.moment(turn.ordinal), from: &turn.draws) {
            _ = witness.record(operation, turn: turn.ordinal, in: &turn.ledger)
            value.perform(operation)
            outbox.broadcast(message(wantsReply: false))
        }
        return true
    }

    mutating func receive(
        _ message: Message,
        from sender: Int,
        at time: Int64,
        outbox: inout Outbox<Message>
    ) throws(Violation) -> Bool {
        value.merge(message.value)
        witness.seen.formUnion(message.seen)
        witness.known[sender].formUnion(message.seen)
        if message.wantsReply || witness.known[sender].digest != witness.seen.digest {
            outbox.send(self.message(wantsReply: false), to: sender)
        }
        return true
    }

    mutating func tick(at time: Int64, outbox: inout Outbox<Message>) throws(Violation) {
        for other in witness.unsettled { outbox.send(message(wantsReply: true), to: other) }
    }

    func nextTick(after time: Int64) -> Int64? {
        witness.unsettled.isEmpty ? nil : time + witness.seat.antiEntropyInterval
    }

    mutating func restart(at time: Int64, copy: Int) throws(Violation) {
        value.restart()
        witness.restart()
    }

    var contentDigest: UInt64 { Fingerprint.digest(of: value.content) }
    var versionDigest: UInt64 { witness.seen.digest }
    var encodingDigest: UInt64? { Value.encodesOwner ? nil : value.encoded().map(\.digest) }
    var versionDescription: String { "\(witness.seen.elements)" }
    var contentDescription: String { value.content }
    var encodedSize: Int { value.encoded()?.count ?? 0 }

    func check(_ oracle: Oracle, against ledger: Ledger) throws(Violation) {
        try witness.check(oracle, of: value, against: ledger)
    }

    static func checkLaws(_ first: MergedReplica, _ second: MergedReplica) throws(Violation) {
        let (mine, theirs) = (first.value, second.value)
        let merged = merge(mine, theirs)
        try require(merged, merge(theirs, mine), "merging depends on the order")
        try require(merge(mine, mine), mine, "merging a value with itself changes it")
        try require(merge(merged, theirs), merged, "merging again changes something")
        try require(merge(merged, mine), merged, "merging what was merged already changes something")
    }

    private static func merge(_ first: Value, _ second: Value) -> Value {
        var result = first
        result.merge(second)
        return result
    }

    private static func require(_ first: Value, _ second: Value, _ problem: String) throws(Violation) {
        guard first.content != second.content else { return }
        throw Violation(.laws, "\(problem): \(first.content) and \(second.content)")
    }

    private func message(wantsReply: Bool) -> Message {
        Message(value: value, seen: witness.seen, wantsReply: wantsReply)
    }
}
