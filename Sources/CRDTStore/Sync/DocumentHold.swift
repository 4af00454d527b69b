/// Why one document waits while others are sent.
struct DocumentHold: Hashable, Sendable {
    var until: UInt64
    var block: SyncBlock?
    var failures: Int
}
