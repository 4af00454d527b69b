public import CRDTKit

extension Workload {
    /// A workload in which replicas edit documents with a root of any replicated type.
    /// - Parameters:
    ///   - name: how the command line calls it.
    ///   - summary: one line on what is edited.
    ///   - root: the type of the root.
    ///   - edit: makes an edit that the stream decides; it should record something wherever it can.
    public init<Root: InitializableReplicated>(
        _ name: String,
        summary: String,
        editing root: Root.Type,
        by edit: @escaping @Sendable (inout Root, inout DrawStream) -> Void
    ) {
        self.init(
            name,
            summary: summary,
            replica: DocumentReplica<Root>.self,
            setup: EditingScript<Root>(edit: edit)
        )
    }

    /// A workload in which replicas edit documents with a root that has a model.
    init<Root: Modelled>(_ name: String, summary: String, modelling root: Root.Type) {
        self.init(name, summary: summary, replica: DocumentReplica<Root>.self, setup: EditingScript<Root>.modelled)
    }
}
