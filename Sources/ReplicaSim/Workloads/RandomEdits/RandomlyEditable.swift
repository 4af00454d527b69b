public import CRDTKit

/// A replicated value that can make up its next edit: what a workload lets replicas do to it.
///
/// Spaces of elements, keys and positions are small, so that replicas really get into each other's way. An edit should
/// record something wherever it can.
public protocol RandomlyEditable: InitializableReplicated {
    /// Makes an edit that the stream decides.
    mutating func editAtRandom(using stream: inout DrawStream)
}
