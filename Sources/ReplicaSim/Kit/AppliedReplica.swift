/// A replica that applies operations, which come over a protocol that is right whatever the value does.
struct AppliedReplica<Value: AppliedType>: SimulatedReplica {
    var value: Value
    private var witness: Witness<Value>

    /// All operations that were applied, in that order.
    private var log: [Deed<Value.Operation>] = []

    /// What waits for its causes.
    private var waiting: [Deed<Value.Operation>] = []

    init(seat: Seat, setup: Beginning<Value>) {
        value = setup.value(seat.namesake)
        witness = Witness(seat: seat)
    }

    enum Message: SimulatedMessage {
        case operations([Deed<Value.Operation>])
        case summary(EditSet, wantsReply: Bool)

        var digest: UInt64 {
            switch self {
            case .operations(let deeds): deeds.reduce(1) { KeyedRandom.mix($0 &+ UInt64($1.number)) }
            case .summary(let seen, let wantsReply): seen.digest &+ (wantsReply ? 1 : 0)
            }
        }
    }
}

extension AppliedReplica {
    static var messageKinds: [String] { ["operations", "summary"] }

    static func kind(of message: Message) -> Int { if case .operations = message { 0 } else { 1 } }

    func hasMoreEdits(made: Int) -> Bool { made < witness.seat.edits }

    mutating func setClock(_ milliseconds: UInt64) { witness.milliseconds = milliseconds }

    mutating func edit(_ turn: inout Turn, outbox: inout Outbox<Message>) throws(Violation) -> Bool {
        let moment = witness.moment(turn.ordinal)
        if let operation = value.operation(at: moment, from: &turn.draws) {
            let deed = witness.record(operation, turn: turn.ordinal, in: &turn.ledger)
            value.apply(operation, at: moment)
            log.append(deed)
            outbox.broadcast(.operations([deed]))
        }
        return true
    }

    mutating func receive(
        _ message: Message,
        from sender: Int,
        at time: Int64,
        outbox: inout Outbox<Message>
    ) throws(Violation) -> Bool {
        let before = witness.seen.digest
        switch message {
        case .operations(let deeds):
            for deed in deeds { take(deed) }
            return value.delivery == .anyOrder || witness.seen.digest != before
        case .summary(let seen, let wantsReply):
            witness.known[sender].formUnion(seen)
            let missing = log.filter { !seen.contains($0.number) }
            if !missing.isEmpty { outbox.send(.operations(missing), to: sender) }
            let lacks = !seen.isSubset(of: witness.seen)
            if wantsReply || lacks { outbox.send(.summary(witness.seen, wantsReply: lacks), to: sender) }
            return false
        }
    }

    private mutating func take(_ deed: Deed<Value.Operation>) {
        if value.delivery == .anyOrder {
            apply(deed)
            return
        }
        guard !witness.seen.contains(deed.number), !waiting.contains(where: { $0.number == deed.number })
        else { return }
        waiting.append(deed)
        while let ready = waiting.firstIndex(where: { $0.seen.isSubset(of: witness.seen) }) {
            apply(waiting.remove(at: ready))
        }
    }

    private mutating func apply(_ deed: Deed<Value.Operation>) {
        value.apply(deed.operation, at: witness.moment())
        if !witness.seen.contains(deed.number) { log.append(deed) }
        witness.seen.insert(deed.number)
    }

    mutating func tick(at time: Int64, outbox: inout Outbox<Message>) throws(Violation) {
        for other in witness.unsettled { outbox.send(.summary(witness.seen, wantsReply: true), to: other) }
    }

    func nextTick(after time: Int64) -> Int64? {
        witness.unsettled.isEmpty ? nil : time + witness.seat.antiEntropyInterval
    }

    mutating func restart(at time: Int64, copy: Int) throws(Violation) {
        value.restart()
        waiting = []
        witness.restart()
    }

    var contentDigest: UInt64 { Fingerprint.digest(of: value.content) }
    var versionDigest: UInt64 { witness.seen.digest }
    var stateDigest: UInt64 {
        waiting.map(\.number).sorted().reduce(KeyedRandom.mix(contentDigest) &+ versionDigest) {
            KeyedRandom.mix($0 &+ UInt64($1))
        }
    }
    var encodingDigest: UInt64? { Value.encodesOwner ? nil : value.encoded().map(\.digest) }
    var versionDescription: String { "\(witness.seen.elements)" }
    var contentDescription: String { value.content }
    var encodedSize: Int { value.encoded()?.count ?? 0 }

    func check(_ oracle: Oracle, against ledger: Ledger) throws(Violation) {
        try witness.check(oracle, of: value, against: ledger)
    }

    static func checkLaws(_ first: AppliedReplica, _ second: AppliedReplica) throws(Violation) {
        guard let merged = first.value.merging(second.value), let reversed = second.value.merging(first.value)
        else { return }
        try require(merged, reversed, "merging depends on the order")
        if let again = merged.merging(second.value) { try require(again, merged, "merging again changes something") }
        var applied = first
        for deed in second.log where !first.witness.seen.contains(deed.number) { applied.take(deed) }
        if applied.waiting.isEmpty {
            try require(merged, applied.value, "merging and applying what is missing differ")
        }
    }

    private static func require(_ first: Value, _ second: Value, _ problem: String) throws(Violation) {
        guard first.content != second.content else { return }
        throw Violation(.laws, "\(problem): \(first.content) and \(second.content)")
    }
}
