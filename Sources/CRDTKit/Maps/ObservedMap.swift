/// A dictionary of replicated values, under one of two rules for a removal that is concurrent with an edit: use it as
/// ``ORMap`` or ``RemoveWinsMap``.
///
/// The values are edited in place, to any depth. A key that is not there is created by way of a default:
///
///     struct Task: ReplicatedRecord {
///         @LWWRegister var title = ""
///         var tags = ORSet<String>()
///         static let fields: Fields<Task> = [Field("title", \.$title), Field("tags", \.tags)]
///     }
///     var tasks = ORMap<String, Task>(replica: phone)
///     tasks["milk", default: Task()].title = "Buy milk"
///     tasks["milk"]?.tags.insert("shop")
///     tasks["milk"] = nil
///
/// When users create the same key concurrently, both edit the same value, and everything both wrote is there. Every edit
/// of a value counts as an edit of its key. A removal takes away what its author has seen, whole; ``ORMap`` and
/// ``RemoveWinsMap`` say what happens to edits that it had not seen.
///
/// A value can't be assigned, only created, edited and removed: one that comes from elsewhere has no ids that other
/// replicas could know.
///
/// A removed key leaves behind what its value needs to tell old edits from new ones, for instance the baselines of
/// counters; see ``compact()``.
public struct ObservedMap<Key, Value, Rule>: Sendable
where Key: Hashable & WireCodable, Value: InitializableReplicated, Rule: RemovalRule {
    /// The keys that are there, and the removed ones that left something behind.
    @usableFromInline
    var entries = KeyTable<Key, Entry>()

    /// The keys that the current edit has touched, whose values hold the edit's session.
    @usableFromInline
    var touched = KeyTable<Key, Touch>()

    /// Mints ids; operations are gathered per key when an edit ends.
    public var recorder = Recorder<Operation>()

    /// Creates an empty map that belongs to no replica yet, as the field of a document.
    public init() {}
}

extension ObservedMap {
    /// What the map holds under a key.
    @usableFromInline
    struct Entry: Sendable, Equatable {
        /// The writes about the key that are alive; the key is in the map when they say so.
        @usableFromInline
        var presence: DotMap<Inclusion>

        /// The value; of a key that is not in the map what is left of it.
        @usableFromInline
        var value: Value

        @inlinable
        init() {
            presence = DotMap()
            value = Value()
        }

        /// Whether the entry is as if the key had never been there.
        @inlinable
        var isPristine: Bool { presence.isEmpty && value == Value() }
    }

    /// What the current edit did to a key.
    @usableFromInline
    struct Touch: Sendable {
        /// The writes about the key that were alive before.
        @usableFromInline
        let observed: DotMap<Inclusion>

        /// What it says about the key, nil if it says nothing.
        @usableFromInline
        var step: Step?

        @inlinable
        init(observed: DotMap<Inclusion>) {
            self.observed = observed
        }
    }

    /// What an operation says about a key.
    @usableFromInline
    enum Step: UInt8, Sendable {
        /// The key was created, or its value edited.
        case update = 0

        /// The key was removed, and nothing is left of what the author had seen.
        case remove = 1

        /// The key was removed, and the removal wins over edits that its author had not seen.
        case removeWinning = 2
    }
}

extension ObservedMap: Equatable {
    /// Whether both hold the same values under the same keys, and have the same left behind.
    @inlinable
    public static func == (lhs: ObservedMap, rhs: ObservedMap) -> Bool {
        lhs.entries == rhs.entries
    }
}

extension ObservedMap.Entry: Hashable where Value: Hashable {}

extension ObservedMap: Hashable where Value: Hashable {
    /// Hashes the keys and values.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(entries)
    }
}

extension ObservedMap: CustomStringConvertible {
    /// The keys and values in brackets.
    public var description: String {
        isEmpty ? "[:]" : "[" + map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "]"
    }
}
