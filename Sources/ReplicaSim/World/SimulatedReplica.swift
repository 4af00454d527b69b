/// A replica that a ``World`` runs: real code under test behind the few calls the world needs.
///
/// A replica may draw randomness only from its seat and its turns and must never read a clock, so that the same seed leads
/// to the same run. Times are microseconds of virtual time. It is a value: its disk, its backups and the branches of an
/// exhaustive search are copies of it.
public protocol SimulatedReplica: SendableMetatype {
    /// What all replicas of a run share, such as a trace to type.
    associatedtype Setup: Sendable

    /// What replicas send each other.
    associatedtype Message: SimulatedMessage = [UInt8]

    /// Whether it knows what to do when it is restored from an old backup: to go on under an identity of its own. Where it
    /// does not, that never happens to it.
    static var standsBackups: Bool { get }

    /// What kinds of messages there are: coverage is counted for each.
    static var messageKinds: [String] { get }

    /// Which of the kinds a message is of.
    static func kind(of message: Message) -> Int

    /// Creates a replica that has seen nothing.
    init(seat: Seat, setup: Setup)

    /// Whether it still has edits to make, having made so many.
    func hasMoreEdits(made: Int) -> Bool

    /// Makes the next edit.
    /// - Returns: false when it must wait, because something it depends on has not arrived.
    /// - Throws: what it found wrong with itself.
    mutating func edit(_ turn: inout Turn, outbox: inout Outbox<Message>) throws(Violation) -> Bool

    /// Takes a message.
    /// - Returns: whether it changed what the replica holds.
    /// - Throws: what is wrong with the message or with the replica. A message that the network damaged may be refused by
    ///   throwing; any other that cannot be read is its author's fault.
    mutating func receive(
        _ message: Message,
        from sender: Int,
        at time: Int64,
        outbox: inout Outbox<Message>
    ) throws(Violation) -> Bool

    /// Lets its timers act.
    mutating func tick(at time: Int64, outbox: inout Outbox<Message>) throws(Violation)

    /// When it next wants ``tick(at:outbox:)``; nil once it knows of nothing to do, which is what makes a run fall
    /// silent.
    func nextTick(after time: Int64) -> Int64?

    /// Equal for replicas with equal content, whatever way led there.
    var contentDigest: UInt64 { get }

    /// Equal for replicas that have seen the same edits.
    var versionDigest: UInt64 { get }

    /// Equal only for replicas that will behave alike, whatever comes: what an exhaustive search tells states apart by.
    var stateDigest: UInt64 { get }

    /// Equal for replicas that have seen the same edits, if their encoding is canonical; nil where there is none. Only asked
    /// for where the codec is watched.
    var encodingDigest: UInt64? { get }

    /// What it has seen, for people.
    var versionDescription: String { get }

    /// What it shows, for people.
    var contentDescription: String { get }

    /// How many bytes its whole state takes, encoded.
    var encodedSize: Int { get }

    /// Shows it its physical clock, in milliseconds; called before everything else that happens.
    mutating func setClock(_ milliseconds: UInt64)

    /// Starts again after a crash. The replica is what it was when it last edited, and forgets what lives in memory only.
    /// - Parameters:
    ///   - time: microseconds of virtual time.
    ///   - copy: 0 where its latest state is restored; else the number of a copy that others may know to be outdated, so
    ///     that it needs an identity of its own.
    /// - Throws: what it found wrong with its disk.
    mutating func restart(at time: Int64, copy: Int) throws(Violation)

    /// Whether what it saved can still be opened although the disk failed; false when the damage was noticed, and an older
    /// state must do.
    /// - Throws: when the damage was not noticed.
    func survives(_ damage: DiskDamage, over older: Self) throws(Violation) -> Bool

    /// Examines what must be true of a state: ``Oracle/model``, ``Oracle/order``, ``Oracle/invariant`` or
    /// ``Oracle/codec``.
    ///
    /// Called for a sample of states and for the final ones.
    func check(_ oracle: Oracle, against ledger: Ledger) throws(Violation)

    /// Examines what must be true of two replicas at every moment, such as that merging them in either order leads to
    /// equal states.
    ///
    /// Called for a few pairs of states on the way and for one at the end.
    static func checkLaws(_ first: Self, _ second: Self) throws(Violation)
}

extension SimulatedReplica {
    /// It does not.
    public static var standsBackups: Bool { false }

    /// One kind.
    public static var messageKinds: [String] { ["message"] }

    /// The only one.
    public static func kind(of message: Message) -> Int { 0 }

    /// Content and version.
    public var stateDigest: UInt64 { KeyedRandom.mix(contentDigest) &+ versionDigest }

    /// Nothing but the digest of the content.
    public var contentDescription: String { NumberText.hexadecimal(contentDigest) }

    /// There is none.
    public var encodingDigest: UInt64? { nil }

    /// Reads no clock.
    public mutating func setClock(_ milliseconds: UInt64) {}

    /// Forgets nothing.
    public mutating func restart(at time: Int64, copy: Int) throws(Violation) {}

    /// It is always noticed.
    public func survives(_ damage: DiskDamage, over older: Self) throws(Violation) -> Bool { false }

    /// Examines nothing.
    public func check(_ oracle: Oracle, against ledger: Ledger) throws(Violation) {}

    /// Examines nothing.
    public static func checkLaws(_ first: Self, _ second: Self) throws(Violation) {}
}
