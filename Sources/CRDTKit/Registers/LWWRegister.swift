/// One value; of concurrent writes the last one wins, on every replica the same one.
///
/// "Last" is by hybrid logical time, then by replica id, then by the order of the writer's own operations (Johnson and
/// Thomas 1975; Kulkarni et al. 2014). A write is later than every write that its author had seen.
///
/// When edits are concurrent, a user sees the later of them; the other is gone. Where that must not happen silently, use
/// ``MVRegister``.
///
/// In a record it is a property wrapper, so that the property reads and writes like any other:
///
///     struct Note: ReplicatedRecord {
///         @LWWRegister var title = "Untitled"
///         static let fields: Fields<Note> = [Field("title", \.$title)]
///     }
///
/// The value given there is what replicas begin with. It is part of the app, not of the data: it is not sent.
@propertyWrapper
public struct LWWRegister<Value: WireCodable & Equatable>: Sendable {
    /// What the register holds until it is first written.
    @usableFromInline
    let initialValue: Value

    /// The winning write; `value` is nil when that write was removed, with the map entry it was part of.
    @usableFromInline
    var winner: LastWrite<Value>?

    /// Mints ids and keeps operations.
    public var recorder = Recorder<Operation>()

    /// The value, for the wrapped property.
    @inlinable
    public var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }

    /// The register itself, behind the `$` of a wrapped property.
    public var projectedValue: LWWRegister {
        get { self }
        set { self = newValue }
    }

    /// Creates a register that holds `value` until it is first written.
    public init(_ value: Value) {
        initialValue = value
    }

    /// Creates the register behind a wrapped property; `wrappedValue` is what it holds until it is first written.
    public init(wrappedValue: Value) {
        initialValue = wrappedValue
    }

    /// Creates a register that stands alone at a replica.
    /// - Parameters:
    ///   - value: what it holds until it is first written.
    ///   - replica: the identity of this running copy.
    ///   - clock: physical time in milliseconds, which decides between concurrent writes.
    public init(_ value: Value, replica: ReplicaID, clock: PhysicalClock = .logical) {
        initialValue = value
        recorder = Recorder(replica: replica, clock: clock)
    }
}

extension LWWRegister {
    /// The value; writing it wins over every write this replica has seen. O(1), without allocating.
    @inlinable
    public var value: Value {
        get { winner?.value ?? initialValue }
        set {
            apply(.write(newValue), by: recorder.mint())
            recorder.record(.write(newValue))
        }
    }

    /// The id of the write that won, which names its author, or nil before the first.
    @inlinable
    public var lastWrite: OperationID? { winner?.id }

    /// When the write that won was made, or nil before the first.
    @inlinable
    public var lastWriteTime: HybridTimestamp? { winner?.stamp }
}

extension LWWRegister: InitializableReplicated where Value: ExpressibleByNilLiteral {
    /// Creates a register that holds nil until it is first written.
    public init() {
        self.init(nil)
    }
}

extension LWWRegister: Equatable {
    /// Whether both hold the same write, or hold the same before the first one.
    @inlinable
    public static func == (lhs: LWWRegister, rhs: LWWRegister) -> Bool {
        lhs.winner == rhs.winner && lhs.value.isIdentical(to: rhs.value)
    }
}

extension LWWRegister: Hashable where Value: Hashable {
    /// Hashes the value.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}

extension LWWRegister: CustomStringConvertible {
    /// The value.
    public var description: String { String(describing: value) }
}
