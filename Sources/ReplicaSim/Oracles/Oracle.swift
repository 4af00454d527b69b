/// What is watched in a run; each sees something that no other does.
public enum Oracle: String, Sendable, Hashable, CaseIterable {
    /// Whoever has seen the same edits holds the same content.
    case convergence

    /// Once faults end, all replicas become equal and fall silent within a bound.
    case quiescence

    /// The value is what a plain model says for the edits that were seen.
    case model

    /// Merging is commutative, idempotent and monotone, and equals applying what is missing.
    case laws

    /// What happened before has the smaller stamp, and no stamp is issued twice.
    case order

    /// The structure is sound: whatever must hold of a state alone.
    case invariant

    /// Decoding an encoding restores the state, and equal states have equal bytes.
    case codec
}

extension Oracle {
    /// The letter that tables use.
    public var letter: String {
        switch self {
        case .convergence: "C"
        case .quiescence: "Q"
        case .model: "M"
        case .laws: "L"
        case .order: "H"
        case .invariant: "I"
        case .codec: "T"
        }
    }

    /// Those that look at one replica's state.
    static let ofStates: [Oracle] = [.model, .order, .invariant, .codec]
}
