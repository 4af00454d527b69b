/// What replicas send each other: bytes, or values of any type where the code under test has no encoding.
public protocol SimulatedMessage: Sendable {
    /// Whether messages are bytes, which have a size and can be damaged.
    static var hasBytes: Bool { get }

    /// Its size in bytes, for the counters and for caps on message sizes.
    var byteCount: Int { get }

    /// Equal for equal messages; part of a run's fingerprint.
    var digest: UInt64 { get }

    /// The message as a bad link might deliver it; nil where such a message could not even be read.
    func damaged(drawing draws: inout DrawStream) -> Self?
}

extension SimulatedMessage {
    /// They are values.
    public static var hasBytes: Bool { false }

    /// One byte: messages that are not bytes have no size.
    public var byteCount: Int { 1 }

    /// Zero: nothing is known of the message.
    public var digest: UInt64 { 0 }

    /// Nil: a damaged value is one that does not arrive.
    public func damaged(drawing draws: inout DrawStream) -> Self? { nil }
}

extension [UInt8]: SimulatedMessage {
    /// They are bytes.
    public static var hasBytes: Bool { true }

    /// How many bytes there are.
    public var byteCount: Int { count }

    /// A digest of the bytes.
    public var digest: UInt64 {
        var fingerprint = Fingerprint(seed: 0)
        fingerprint.combine(self)
        return fingerprint.value
    }

    /// The bytes with one bit flipped or cut short.
    public func damaged(drawing draws: inout DrawStream) -> [UInt8]? {
        guard !isEmpty else { return nil }
        var bytes = self
        let place = draws.below(count)
        if draws.below(2) == 0 {
            bytes.removeSubrange(place...)
        } else {
            bytes[place] ^= 1 << UInt8(draws.below(8))
        }
        return bytes
    }
}
