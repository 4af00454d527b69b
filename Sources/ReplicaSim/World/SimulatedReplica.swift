/// A replica that a ``World`` runs: real code under test behind the few calls the world needs.
///
/// Every message is bytes. A replica may draw randomness only from its seat and must never read a clock, so that the
/// same seed leads to the same run. Times are microseconds of virtual time.
public protocol SimulatedReplica: SendableMetatype {
    /// What all replicas of a run share, such as a trace to type.
    associatedtype Setup: Sendable

    /// Creates a replica that has seen nothing.
    init(seat: Seat, setup: Setup)

    /// Whether it still has edits to make.
    var hasMoreEdits: Bool { get }

    /// Makes the next edit.
    /// - Returns: false when it must wait, because something it depends on has not arrived.
    /// - Throws: what it found wrong with itself.
    mutating func edit(at time: Int64, outbox: inout Outbox) throws(Violation) -> Bool

    /// Takes a message.
    /// - Returns: whether it changed what the replica holds.
    /// - Throws: what is wrong with the message or with the replica; the network never damages bytes, so that a message
    ///   that cannot be read is its author's fault.
    mutating func receive(
        _ message: [UInt8],
        from sender: Int,
        at time: Int64,
        outbox: inout Outbox
    ) throws(Violation) -> Bool

    /// Lets its timers act.
    mutating func tick(at time: Int64, outbox: inout Outbox) throws(Violation)

    /// When it next wants ``tick(at:outbox:)``; nil once it knows of nothing to do, which is what makes a run fall
    /// silent.
    func nextTick(after time: Int64) -> Int64?

    /// Equal for replicas with equal content, whatever way led there.
    var contentDigest: UInt64 { get }

    /// Equal for replicas that have seen the same edits.
    var versionDigest: UInt64 { get }

    /// What it has seen, for people.
    var versionDescription: String { get }

    /// How many bytes its whole state takes, encoded.
    var encodedSize: Int { get }

    /// Examines what must be true at every moment, such as that decoding an encoding restores the state.
    ///
    /// Called for a sample of states and for one of the final ones.
    func checkInvariants() throws(Violation)

    /// Examines what must be true of two replicas at every moment, such as that merging them in either order leads to
    /// equal states.
    ///
    /// Called for a few pairs of states on the way and for one at the end.
    static func checkLaws(_ first: Self, _ second: Self) throws(Violation)
}

extension SimulatedReplica {
    /// Examines nothing.
    public func checkInvariants() throws(Violation) {}

    /// Examines nothing.
    public static func checkLaws(_ first: Self, _ second: Self) throws(Violation) {}
}
