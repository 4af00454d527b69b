/// What the network did in a run; every message and every copy is accounted for.
public struct NetworkCounters: Sendable, Hashable {
    /// Messages that replicas sent; a broadcast counts once per receiver.
    public var sent = 0

    /// Messages that arrived, second copies included.
    public var delivered = 0

    /// Messages that were lost at random.
    public var lost = 0

    /// Messages that got a second copy.
    public var duplicated = 0

    /// Messages whose first copy really arrived after a message that was sent later on its link.
    public var reordered = 0

    /// Messages and copies that a partition stopped, on sending or on the way.
    public var cutOff = 0

    /// Messages that waited for a clogged link.
    public var clogged = 0

    /// Messages that were damaged on the way.
    public var damaged = 0

    /// Messages that were too large to be sent.
    public var tooLarge = 0

    /// Messages that a full link dropped.
    public var overflowed = 0

    /// Messages that came to a replica that was down or away.
    public var unheard = 0

    /// Bytes of all messages sent.
    public var bytesSent = 0

    /// Bytes of all messages that arrived, second copies included.
    public var bytesDelivered = 0

    /// The size of the largest message, in bytes.
    public var largestMessage = 0

    /// Creates counters at zero.
    public init() {}
}
