/// One step of a replicated sequence, as it is sent to other replicas: of an ``RGAText`` with `String` as content, of an
/// ``RGAArray`` with an array.
public enum SequenceOperation<Content: WireCodable>: Sendable {
    /// Elements were inserted after the one with the id, or at the start.
    ///
    /// The operation takes an id for each of them.
    case insert(Content, after: OperationID?)

    /// The elements with the ids were removed.
    case remove(OperationIDRanges)
}
