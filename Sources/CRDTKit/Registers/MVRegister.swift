/// A register that keeps every concurrent value, with its author and time, until somebody decides.
///
/// The multi-value register (DeCandia et al. 2007; Shapiro et al. 2011): a write takes the place of all the writes its
/// author had seen.
///
/// When several users write concurrently, everybody sees all their values; ``value`` is nil then, and assigning it
/// decides. Use an ``LWWRegister`` where the later write may win silently.
///
/// In a record it is a property wrapper; the `$` gives access to what is in conflict:
///
///     struct Expense: ReplicatedRecord {
///         @MVRegister var amount: Int?
///         static let fields: Fields<Expense> = [Field("amount", \.$amount)]
///     }
///     for entry in expense.$amount.entries { review(entry.value, by: entry.id.replica, at: entry.stamp) }
@propertyWrapper
public struct MVRegister<Value: WireCodable & Equatable>: Sendable {
    /// The writes that are alive.
    @usableFromInline
    var writes = DotMap<Write>()

    /// Mints ids and keeps operations.
    public var recorder = Recorder<Operation>()

    /// Creates a register that holds nothing and belongs to no replica yet, as the field of a document.
    public init() {}

    /// The value if there is exactly one, for the wrapped property.
    @inlinable
    public var wrappedValue: Value? {
        get { value }
        set { value = newValue }
    }

    /// The register itself, behind the `$` of a wrapped property.
    public var projectedValue: MVRegister {
        get { self }
        set { self = newValue }
    }
}

extension MVRegister {
    @usableFromInline
    struct Write: Sendable {
        @usableFromInline
        let value: Value

        @usableFromInline
        let stamp: HybridTimestamp

        @inlinable
        init(value: Value, stamp: HybridTimestamp) {
            self.value = value
            self.stamp = stamp
        }
    }

    /// A value with its author and time.
    public struct Entry: Sendable {
        /// The value.
        public let value: Value

        /// The id of the write, which names its author.
        public let id: OperationID

        /// When it was written.
        public let stamp: HybridTimestamp
    }

    /// The values that are there, each with its author and time, the latest last; the same order on every replica. O(n log n)
    /// for n concurrent values.
    public var entries: [Entry] {
        writes.map { Entry(value: $0.content.value, id: $0.id, stamp: $0.content.stamp) }
            .sorted { $0.order < $1.order }
    }

    /// The values that are there, the latest last: none before the first write, several after concurrent writes.
    public var values: [Value] { entries.map(\.value) }

    /// Whether concurrent writes left more than one value.
    @inlinable
    public var isConflicted: Bool { writes.count > 1 }

    /// The value if there is exactly one, else nil: see ``isConflicted`` and ``values``.
    ///
    /// Setting it takes the place of every value that this replica sees, which ends a conflict; setting nil removes them.
    @inlinable
    public var value: Value? {
        get { isConflicted ? nil : writes.first?.content.value }
        set {
            if let newValue {
                perform(writing: newValue)
            } else {
                reset()
            }
        }
    }
}

extension MVRegister.Entry {
    fileprivate var order: WriteOrder { Authorship(id: id, stamp: stamp).writeOrder }
}

extension MVRegister.Entry: Equatable {}

extension MVRegister.Entry: Hashable where Value: Hashable {}

extension MVRegister.Write: Equatable {
    /// Whether both hold the same content at the same time.
    @inlinable
    static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.stamp == rhs.stamp && lhs.value.isIdentical(to: rhs.value)
    }
}

extension MVRegister: Equatable {
    /// Whether both hold the same writes.
    @inlinable
    public static func == (lhs: MVRegister, rhs: MVRegister) -> Bool {
        lhs.writes == rhs.writes
    }
}

extension MVRegister: Hashable where Value: Hashable {
    /// Hashes the ids of the writes.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(writes.ids)
    }
}

extension MVRegister: CustomStringConvertible {
    /// The values in brackets.
    public var description: String { values.description }
}
