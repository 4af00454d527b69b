/// What two replicas tell each other to become equal: where the sender stands, and what the receiver lacks.
///
/// Every message stands for itself: it may be lost, come twice or late, and nothing worse happens than that it is said
/// again.
public struct SyncMessage: Hashable, Sendable {
    /// What the sender has applied, with digests.
    public let frontier: Frontier

    /// What the sender holds beyond that, parked.
    public let parked: [OperationIDRange]

    /// The receiver's version as the sender last heard it, or nil if it has heard none.
    public let acknowledged: VersionVector?

    /// Changes that the receiver lacks, in an order in which they can be applied; perhaps not all.
    public let changes: [Change]

    /// The sender's content as a ``Document/snapshot(using:)``, when its history no longer holds what the receiver lacks.
    public let snapshot: [UInt8]?

    /// Whether the sender asks for an answer.
    public let wantsReply: Bool

    /// Whether the sender could not take in what it was sent, so that sending it again is of no use.
    public let isBlocked: Bool
}

extension SyncMessage {
    private enum Flag {
        static let acknowledged: UInt8 = 1
        static let snapshot: UInt8 = 2
        static let wantsReply: UInt8 = 4
        static let isBlocked: UInt8 = 8
        static let all: UInt8 = 15
    }

    /// The message as bytes.
    /// - Parameter codec: compresses it if that makes it shorter; whoever reads it needs it, too.
    public func encoded(using codec: (any BodyCodec)? = nil) -> [UInt8] {
        WireContainer.encode(.syncMessage, using: codec) { writer in
            writer.write(
                byte: (acknowledged == nil ? 0 : Flag.acknowledged) | (snapshot == nil ? 0 : Flag.snapshot)
                    | (wantsReply ? Flag.wantsReply : 0) | (isBlocked ? Flag.isBlocked : 0)
            )
            frontier.encode(to: &writer)
            writer.write(count: parked.count)
            for range in parked {
                writer.write(range.replica)
                writer.write(range.lowerBound)
                writer.write(range.count)
            }
            acknowledged?.encode(to: &writer)
            Change.encode(changes, to: &writer)
            if let snapshot { writer.write(sized: snapshot) }
        }
    }

    /// Reads a message.
    /// - Parameters:
    ///   - bytes: what ``encoded(using:)`` gave.
    ///   - codecs: those that may have compressed it.
    /// - Throws: ``WireError`` when the bytes hold none.
    public init(decoding bytes: [UInt8], codecs: BodyCodecs = []) throws(WireError) {
        var reader = try WireContainer.open(bytes, as: .syncMessage, codecs: codecs)
        let flags = try reader.readByte()
        guard flags <= Flag.all else { throw reader.failure(.unknown("sync message flags")) }
        frontier = try Frontier(from: &reader)
        parked = try Self.readRanges(from: &reader, beyond: frontier.version)
        acknowledged = flags & Flag.acknowledged == 0 ? nil : try VersionVector(from: &reader)
        changes = try Change.decode(from: &reader)
        snapshot = flags & Flag.snapshot == 0 ? nil : try reader.readSizedBytes()
        wantsReply = flags & Flag.wantsReply != 0
        isBlocked = flags & Flag.isBlocked != 0
        try reader.finish()
    }

    private static func readRanges(
        from reader: inout WireReader,
        beyond version: VersionVector
    ) throws(WireError) -> [OperationIDRange] {
        var ranges: [OperationIDRange] = []
        for _ in 0..<(try reader.readCount(minimumSize: 3)) {
            let replica = try reader.readReplica()
            let lower = try reader.readUInt64()
            let count = try reader.readUInt64()
            guard lower > version[replica], lower <= OperationID.maximumCounter, count >= 1,
                count <= OperationID.maximumCounter - lower
            else { throw reader.failure(.invalid("range of ids")) }
            let range = OperationIDRange(replica: replica, lower, upTo: lower + count)
            if let last = ranges.last, last.replica > replica || (last.replica == replica && last.upperBound >= lower) {
                throw reader.failure(.invalid("ranges ascend"))
            }
            ranges.append(range)
        }
        return ranges
    }
}
