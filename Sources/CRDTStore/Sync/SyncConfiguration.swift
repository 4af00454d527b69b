/// How eagerly a store syncs. All durations are milliseconds.
public struct SyncConfiguration: Hashable, Sendable {
    /// The longest wait after a first failure; it doubles with each further one.
    public var backoffBase: UInt64 = 2_000

    /// The longest wait after any failure.
    public var backoffCap: UInt64 = 300_000

    /// The longest wait that the other side may ask for.
    public var retryAfterCap: UInt64 = 3_600_000

    /// Within what time a write is followed by an attempt while a longer wait goes on.
    public var writeWindow: UInt64 = 30_000

    /// After how long a request without an answer is given up.
    public var requestTimeout: UInt64 = 60_000

    /// How long after having fetched everything the other side is asked again; nil for only when there is a reason to.
    public var pollInterval: UInt64? = 60_000

    /// The most entries that are sent in one request.
    public var entriesPerPush = 256

    /// The most documents of which entries are sent in one request.
    public var documentsPerPush = 64

    /// Makes the usual configuration.
    public init() {}
}
