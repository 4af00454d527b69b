/// What has to hold for the states of a replicated type, reached by its own operations and merges.
///
/// The first six make the states a join-semilattice whose operations only move up, which is what convergence rests on
/// (Shapiro, Preguiça, Baquero and Zawirski, *Conflict-free Replicated Data Types*, 2011).
public enum Law: String, Sendable, CaseIterable {
    /// `merge(a, b)` equals `merge(b, a)`.
    case commutativity
    /// `merge(merge(a, b), c)` equals `merge(a, merge(b, c))`.
    case associativity
    /// `merge(a, a)` equals `a`.
    case idempotence
    /// Merging `b` once more into `merge(a, b)` changes nothing; and both lie below it in the order, where there is one.
    case monotonicity
    /// An operation only adds: merging the state before it into the state after it changes nothing. A removal that the next
    /// merge undoes breaks this law.
    case inflation
    /// Replicas that merge all states become equal, whatever the order in which they merge.
    case convergence
    /// Applying the changes of `b` that `a` is missing equals merging `b`, however often they are applied.
    case changes
    /// What is decoded equals what was encoded, and encodes to the same bytes.
    case roundTrip
    /// Equal states encode to equal bytes.
    case canonicalBytes
    /// Damaged bytes are refused with an error, or decode to a value that survives encoding and decoding.
    case hostileBytes
}
