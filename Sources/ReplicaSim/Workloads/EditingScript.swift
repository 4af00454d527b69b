/// What the replicas of a workload do with their root value: an edit made up from a stream of draws.
public struct EditingScript<Root>: Sendable {
    /// Makes an edit that the stream decides; it should record something wherever it can.
    public let edit: @Sendable (inout Root, inout DrawStream) -> Void

    /// Creates a script.
    public init(edit: @escaping @Sendable (inout Root, inout DrawStream) -> Void) {
        self.edit = edit
    }
}
