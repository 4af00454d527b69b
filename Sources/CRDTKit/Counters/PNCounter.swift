/// A counter that goes up and down.
///
/// The PN-counter (Shapiro et al. 2011): a total of increments and one of decrements per replica, so nothing is counted
/// twice or lost, whatever arrives twice or out of order.
///
/// When several users count concurrently, everybody sees the sum of all steps. When the map entry that the counter is
/// part of is removed while another user counts, that user's steps stay: a reset takes away the steps that its author
/// has seen, and not more.
///
/// In a record it is a property wrapper. Assigning records the difference from what this replica sees, so `likes += 1`
/// counts one, and `likes = 0` takes away what is seen; neither undoes what others count meanwhile:
///
///     struct Post: ReplicatedRecord {
///         @PNCounter var likes: Int
///         static let fields: Fields<Post> = [Field("likes", \.$likes)]
///     }
@propertyWrapper
public struct PNCounter: Sendable, Equatable {
    /// What each replica has counted up.
    var increments = Tally()

    /// What each replica has counted down.
    var decrements = Tally()

    /// Mints ids and keeps operations.
    public var recorder = Recorder<Operation>()

    /// Creates a counter at zero that belongs to no replica yet, as the field of a document.
    public init() {}

    /// The value, for the wrapped property.
    public var wrappedValue: Int {
        get { value }
        set { value = newValue }
    }

    /// The counter itself, behind the `$` of a wrapped property.
    public var projectedValue: PNCounter {
        get { self }
        set { self = newValue }
    }
}

extension PNCounter {
    /// The increments less the decrements; sticks at `Int.min` and `Int.max`. O(n) for n replicas.
    ///
    /// What a replica counts up, and what it counts down, sticks at 2⁶⁴ − 1 in all.
    ///
    /// Setting it, also O(n), counts by the difference from what this replica sees; setting what it sees records nothing.
    public var value: Int {
        get {
            let (up, down) = (increments.value, decrements.value)
            if up >= down { return Int(clamping: up - down) }
            return Int(exactly: down - up).map { -$0 } ?? .min
        }
        set {
            let current = value
            count(up: newValue > current, by: UInt64(newValue.distance(from: current)))
        }
    }

    /// Counts up, or down by a negative amount; by 0, nothing is recorded. O(log n) for n replicas that count, without
    /// allocating.
    public mutating func increment(by amount: Int = 1) {
        count(up: amount > 0, by: UInt64(amount.magnitude))
    }

    /// Counts down, or up by a negative amount; by 0, nothing is recorded. O(log n) for n replicas that count.
    public mutating func decrement(by amount: Int = 1) {
        count(up: amount < 0, by: UInt64(amount.magnitude))
    }

    /// Counts what an editor made of the value that it was shown, whatever was counted elsewhere since. O(log n).
    /// - Parameters:
    ///   - seen: the value that was shown.
    ///   - newValue: what the editor has made of it; two who make 5 of 3 have counted 4.
    public mutating func update(from seen: Int, to newValue: Int) {
        count(up: newValue > seen, by: UInt64(newValue.distance(from: seen)))
    }

    private mutating func count(up isUp: Bool, by amount: UInt64) {
        if amount == 0 { return }
        let session = recorder.nestedSession
        perform(
            isUp
                ? .increment(increments.step(by: amount, in: session))
                : .decrement(decrements.step(by: amount, in: session))
        )
    }
}

extension Int {
    /// How far apart two numbers are, also where that is more than `Int.max`.
    fileprivate func distance(from other: Int) -> UInt {
        UInt(bitPattern: self > other ? self &- other : other &- self)
    }
}

extension PNCounter: Hashable {
    /// Hashes the replicas' counts.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(increments)
        hasher.combine(decrements)
    }
}

extension PNCounter: CustomStringConvertible {
    /// The value.
    public var description: String { value.description }
}
