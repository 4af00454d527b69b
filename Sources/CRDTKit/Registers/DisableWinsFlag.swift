/// A flag that is false at first, and for which disabling wins over concurrent enabling.
///
/// The disable-wins flag (Baquero, Almeida, Shoker 2017): it is on when it was written, and every write that no later
/// one has seen switches it on.
///
/// When one user enables it while another disables it, both see it off afterwards.
///
/// In a record it is a property wrapper: `@DisableWinsFlag var isShared: Bool`. Setting it to the value it has is a write
/// as well: it renews that value. Setting it to false before anybody wrote it makes it win over concurrent enabling.
@propertyWrapper
public struct DisableWinsFlag: Sendable, Equatable {
    /// The writes that are alive.
    var writes = DotMap<Bool>()

    /// Mints ids and keeps operations.
    public var recorder = Recorder<Operation>()

    /// Creates a flag that is off and belongs to no replica yet, as the field of a document.
    public init() {}

    /// Whether the flag is on, for the wrapped property.
    public var wrappedValue: Bool {
        get { value }
        set { value = newValue }
    }

    /// The flag itself, behind the `$` of a wrapped property.
    public var projectedValue: DisableWinsFlag {
        get { self }
        set { self = newValue }
    }
}

extension DisableWinsFlag {
    /// Whether the flag is on.
    public var value: Bool {
        get { !writes.isEmpty && writes.allSatisfy(\.content) }
        set {
            let observed = writes
            writes.replaceAll(with: newValue, id: recorder.mint().id)
            // A value that stands alone keeps no operations: it would list the ids for nothing.
            if recorder.keepsOperations { recorder.record(.write(newValue, superseding: observed.ids)) }
        }
    }
}

extension DisableWinsFlag: Hashable {
    /// Hashes the writes and their ids.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(writes)
    }
}

extension DisableWinsFlag: CustomStringConvertible {
    /// The value.
    public var description: String { value.description }
}
