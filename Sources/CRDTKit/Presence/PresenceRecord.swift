/// The latest that is known of a replica.
struct PresenceRecord<Value: Sendable>: Sendable {
    /// Which run of the replica's app it comes from.
    let session: UInt64

    /// Which message of the session.
    let counter: UInt64

    /// Nil once it took leave, or was declared gone.
    var value: Value?

    /// When the message came, by this device's clock in milliseconds.
    let arrival: UInt64
}

extension PresenceRecord {
    /// When it is so many milliseconds old; the end of time if that is beyond it.
    func expiry(after lifetime: UInt64) -> UInt64 {
        let (expiry, overflow) = arrival.addingReportingOverflow(lifetime)
        return overflow ? .max : expiry
    }
}
