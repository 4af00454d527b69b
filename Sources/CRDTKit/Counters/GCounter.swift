/// A counter that only goes up.
///
/// The grow-only counter (Shapiro et al. 2011): a total per replica, so nothing is counted twice or lost, whatever
/// arrives twice or out of order.
///
/// When several users count concurrently, everybody sees the sum. When the map entry that the counter is part of is
/// removed while another user counts, what that user had not yet seen removed stays: a reset takes away what its author
/// has seen, and not more.
///
///     var views = GCounter(replica: phone)
///     views.increment()
public struct GCounter: Sendable, Equatable {
    /// What each replica has counted.
    var increments = Tally()

    /// Mints ids and keeps operations.
    public var recorder = Recorder<Operation>()

    /// Creates a counter at zero that belongs to no replica yet, as the field of a document.
    public init() {}
}

extension GCounter {
    /// The sum of all increments; sticks at `Int.max`. O(n) for n replicas.
    public var value: Int { Int(clamping: increments.value) }

    /// Counts up; by 0, nothing is recorded. O(log n) for n replicas that count, without allocating.
    /// - Parameter amount: how much, not negative.
    public mutating func increment(by amount: Int = 1) {
        precondition(amount >= 0, "a GCounter only goes up; use a PNCounter to count down")
        if amount == 0 { return }
        let session = recorder.nestedSession
        perform(.increment(increments.step(by: UInt64(amount), in: session)))
    }
}

extension GCounter: Hashable {
    /// Hashes the replicas' counts.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(increments)
    }
}

extension GCounter: CustomStringConvertible {
    /// The value.
    public var description: String { value.description }
}
