/// Who is here, and where: cursors, selections, names. It comes and goes, and is never saved.
///
/// Each replica says one thing of itself, and what it said last counts, however messages were delayed, repeated or
/// reordered. Whoever is silent for ``lifetime`` milliseconds is taken for gone. That is measured from when a message came,
/// by the clock of the device that listens: clocks that differ don't matter. Send a ``message()`` after each
/// ``value`` and every third of the lifetime besides.
///
///     var presence = Presence<Selection>(replica: phone, session: wallClock.milliseconds)
///     presence.value = Selection(of: cursor)
///     send(presence.message())
///     try presence.receive(bytes, at: now)
///     presence.others(at: now)  // whose cursors to draw
///
/// Places in a text are best said by an ``RGACursor``, which means the same place wherever the text was edited. A message
/// is as trustworthy as who delivers it: anybody who can send one can speak for any replica.
public struct Presence<Value: WireCodable>: Sendable {
    /// The replica that speaks here.
    public let replica: ReplicaID

    /// After how many milliseconds of silence a replica is taken for gone.
    public let lifetime: UInt64

    /// What this replica says of itself; nil to take leave. Send a ``message()`` when it has changed.
    public var value: Value?

    let session: UInt64

    /// How many messages it has made.
    var counter: UInt64 = 0

    var known: [ReplicaID: PresenceRecord<Value>] = [:]

    /// Creates the presence of a replica that says nothing yet.
    /// - Parameters:
    ///   - replica: who speaks.
    ///   - session: greater than in any earlier run of the app, such as the time in milliseconds since 1970. Nothing is
    ///     saved, so this is what tells a restarted app's messages from late ones of the run before.
    ///   - lifetime: after how many milliseconds of silence others are taken for gone.
    public init(replica: ReplicaID, session: UInt64, lifetime: UInt64 = 30_000) {
        self.replica = replica
        self.session = session
        self.lifetime = lifetime
    }
}

extension Presence {
    /// How many replicas are remembered at most; others are not listened to until one of these is forgotten.
    public static var capacity: Int { 10_000 }

    /// What others say who are not taken for gone, in the order of their ids. O(n log n).
    /// - Parameter now: the time on this device in milliseconds, best by a clock that does not go backwards.
    public func others(at now: UInt64) -> [PresenceEntry<Value>] {
        known.keys.sorted().compactMap { replica in
            guard let record = known[replica], let value = record.value else { return nil }
            let expiry = record.expiry(after: lifetime)
            return now < expiry ? PresenceEntry(replica: replica, value: value, expiry: expiry) : nil
        }
    }

    /// When the next of the others is taken for gone if it stays silent, in milliseconds; nil if nobody is here.
    /// O(n log n).
    public func nextExpiry(at now: UInt64) -> UInt64? {
        others(at: now).map(\.expiry).min()
    }

    /// Takes a replica for gone until it says something new, as when its connection was closed. O(1) expected.
    public mutating func departed(_ replica: ReplicaID) {
        known[replica]?.value = nil
    }

    /// Forgets whoever has been silent for four lifetimes, so that the memory for those who came and went is freed. What such a
    /// replica sent before, and arrives only then, would count as news. O(n log n).
    public mutating func forgetSilent(at now: UInt64) {
        for replica in known.keys.sorted() {
            guard let record = known[replica] else { continue }
            let (span, overflow) = lifetime.multipliedReportingOverflow(by: 4)
            if !overflow, now >= record.expiry(after: span) { known[replica] = nil }
        }
    }
}
