/// A flag that is false at first, and for which enabling wins over concurrent disabling.
///
/// The enable-wins flag (Shapiro et al. 2011; Baquero, Almeida, Shoker 2017): it is on while an enabling is alive that
/// no disabling has seen.
///
/// When one user enables it while another disables it, both see it on afterwards.
///
/// In a record it is a property wrapper: `@EnableWinsFlag var isPinned: Bool`. Setting it to true when it is on renews
/// it, so that it survives a concurrent disabling; setting it to false when it is off records nothing.
@propertyWrapper
public struct EnableWinsFlag: Sendable, Equatable {
    /// The enablings that are alive.
    var enablings = DotMap<Nothing>()

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
    public var projectedValue: EnableWinsFlag {
        get { self }
        set { self = newValue }
    }
}

extension EnableWinsFlag {
    /// Whether the flag is on.
    public var value: Bool {
        get { !enablings.isEmpty }
        set {
            if newValue {
                let observed = enablings
                enablings.replaceAll(with: Nothing(), id: recorder.mint().id)
                // A value that stands alone keeps no operations: it would list the ids for nothing.
                if recorder.keepsOperations { recorder.record(.enable(superseding: observed.ids)) }
            } else {
                reset()
            }
        }
    }
}

extension EnableWinsFlag: Hashable {
    /// Hashes the ids of the enablings.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(enablings)
    }
}

extension EnableWinsFlag: CustomStringConvertible {
    /// The value.
    public var description: String { value.description }
}
