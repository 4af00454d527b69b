/// What one replica has counted up, and how much of it was reset.
struct Count: Hashable, Sendable {
    /// The counter of the operation with which counting began. A replica begins again when everything it had counted was
    /// reset, every replica knew it, and it was forgotten; an earlier epoch's count is zero then, whoever still has it.
    private(set) var epoch: UInt64

    /// The sum of the amounts; sticks at the greatest number.
    var total: UInt64

    /// The part of the total that was reset.
    private(set) var baseline: UInt64

    init(epoch: UInt64, total: UInt64, baseline: UInt64) {
        self.epoch = epoch
        self.total = total
        self.baseline = baseline
    }
}

extension Count {
    /// What is counted and not reset.
    var value: UInt64 { total - baseline }

    /// The least count that includes both.
    mutating func join(_ other: Count) {
        if other.epoch > epoch {
            self = other
        } else if other.epoch == epoch {
            total = max(total, other.total)
            baseline = max(baseline, other.baseline)
        }
    }

    /// Makes zero what was observed of this count.
    mutating func reset(_ observed: Count) {
        if observed.epoch == epoch { baseline = max(baseline, min(observed.total, total)) }
    }

    func encode(to writer: inout WireWriter) {
        writer.write(Int64(bitPattern: writer.base &- epoch))
        writer.write(total)
        writer.write(baseline)
    }

    init(from reader: inout WireReader) throws(WireError) {
        epoch = reader.base &- UInt64(bitPattern: try reader.readInt64())
        total = try reader.readUInt64()
        baseline = try reader.readUInt64()
        guard epoch >= 1, epoch <= reader.scope.maximumCounter else { throw reader.failure(.invalid("count's epoch")) }
        guard baseline <= total else { throw reader.failure(.invalid("no more is reset than was counted")) }
    }
}
