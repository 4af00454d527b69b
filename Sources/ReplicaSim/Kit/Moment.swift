/// Where and when something is done.
public struct Moment: Sendable, Hashable {
    /// Which replica does it, from 0.
    public let replica: Int

    /// Under whose number it does so: its own, unless it runs as a copy of another replica.
    public let identity: Int

    /// What the replica's clock shows, in milliseconds; it may be wrong, jump and stand.
    public let milliseconds: UInt64

    /// How many operations the replica was asked for before; for others' operations, 0.
    public let ordinal: Int

    /// Creates a moment.
    public init(replica: Int, identity: Int, milliseconds: UInt64, ordinal: Int = 0) {
        self.replica = replica
        self.identity = identity
        self.milliseconds = milliseconds
        self.ordinal = ordinal
    }
}
