/// What one replica says of itself.
public struct PresenceEntry<Value: Sendable>: Sendable {
    /// Whose it is.
    public let replica: ReplicaID

    /// What it says.
    public let value: Value

    /// The time on this device, in milliseconds, at which it is taken for gone.
    public let expiry: UInt64
}

extension PresenceEntry: Equatable where Value: Equatable {}
extension PresenceEntry: Hashable where Value: Hashable {}
