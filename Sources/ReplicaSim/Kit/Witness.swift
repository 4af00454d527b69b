/// What the simulator knows of a replica under test beside the value itself: which operations it has seen.
struct Witness<Value: TestedType>: Sendable {
    let seat: Seat
    var seen = EditSet()

    /// What the others are known to have seen.
    var known: [EditSet]

    var milliseconds: UInt64 = 0

    init(seat: Seat) {
        self.seat = seat
        known = Array(repeating: EditSet(), count: seat.replicas)
    }
}

extension Witness {
    typealias Operation = Value.Operation

    func moment(_ ordinal: Int = 0) -> Moment {
        Moment(replica: seat.index, identity: seat.namesake, milliseconds: milliseconds, ordinal: ordinal)
    }

    /// Writes down an operation, which is seen by its author from then on.
    /// - Parameter turn: which of the replica's turns it is; the number of the operation follows from it alone, so that it
    ///   is the same whatever else happened before.
    mutating func record(_ operation: Operation, turn: Int, in ledger: inout Ledger) -> Deed<Operation> {
        let deed = Deed(
            number: turn * seat.replicas + seat.index,
            replica: seat.index,
            operation: operation,
            milliseconds: milliseconds,
            seen: seen
        )
        ledger.append(deed)
        seen.insert(deed.number)
        return deed
    }

    /// The others that are not known to have seen the same.
    var unsettled: [Int] {
        (0..<seat.replicas).filter { $0 != seat.index && known[$0].digest != seen.digest }
    }

    /// After a crash nobody knows what others have seen.
    mutating func restart() {
        for index in known.indices { known[index] = EditSet() }
    }

    func check(_ oracle: Oracle, of value: Value, against ledger: Ledger) throws(Violation) {
        switch oracle {
        case .model: try checkModel(value, ledger)
        case .order: try checkOrder(ledger)
        case .invariant: try checkInvariants(value, ledger)
        case .codec: try checkCodec(value)
        default: break
        }
    }

    private func deeds(in ledger: Ledger) -> [Deed<Operation>] {
        ledger.entries(as: Deed<Operation>.self).filter { seen.contains($0.number) }
    }

    private func checkModel(_ value: Value, _ ledger: Ledger) throws(Violation) {
        let deeds = deeds(in: ledger)
        // What came before its causes can't be judged yet.
        guard deeds.allSatisfy({ $0.seen.isSubset(of: seen) }) else { return }
        guard let expected = Value.expected(after: History(deeds: deeds)) else { return }
        guard value.content == expected else {
            throw Violation(.model, "the value is \(value.content), but its operations lead to \(expected)")
        }
    }

    private func checkOrder(_ ledger: Ledger) throws(Violation) {
        let deeds = deeds(in: ledger)
        for deed in deeds {
            guard let stamp = Value.stamp(of: deed.operation) else { return }
            for earlier in deeds where deed.saw(earlier) {
                guard let before = Value.stamp(of: earlier.operation), before >= stamp else { continue }
                throw Violation(.order, "stamp \(stamp) was given to what came after something stamped \(before)")
            }
        }
    }

    private func checkInvariants(_ value: Value, _ ledger: Ledger) throws(Violation) {
        if let flaw = value.flaw { throw Violation(.invariant, flaw) }
        let own = ledger.entries(as: Deed<Operation>.self).filter { $0.replica == seat.index }
        var stamps: [UInt64] = []
        for deed in own {
            guard let stamp = Value.stamp(of: deed.operation) else { return }
            if stamps.contains(stamp) { throw Violation(.invariant, "stamp \(stamp) was issued twice") }
            stamps.append(stamp)
        }
    }

    private func checkCodec(_ value: Value) throws(Violation) {
        guard let bytes = value.encoded() else { return }
        guard let decoded = Value.decoded(bytes) else {
            throw Violation(.codec, "an encoded value can't be decoded")
        }
        guard decoded.content == value.content else {
            throw Violation(.codec, "\(value.content) was encoded, and decoded as \(decoded.content)")
        }
        guard decoded.encoded() == bytes else { throw Violation(.codec, "a decoded value encodes to other bytes") }
    }
}
