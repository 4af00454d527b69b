import CRDTKit

/// What a store can do with documents of one type without knowing it.
struct DocumentHandler: Sendable {
    let matches: @Sendable (DocumentName) -> Bool
    let stage: @Sendable (isolated DocumentStore, [Change], DocumentName) throws(StoreError) -> StagedDocument
    let finish: @Sendable (isolated DocumentStore, DocumentName) -> Void
    let isInConflict: @Sendable (isolated DocumentStore, DocumentName) throws(StoreError) -> Bool

    init<Root: InitializableReplicated>(
        _ type: Root.Type,
        conflict: @escaping @Sendable (Root) -> Bool,
        matches: @escaping @Sendable (DocumentName) -> Bool
    ) {
        self.matches = matches
        stage = { (store, changes, name) throws(StoreError) in
            try store.stage(changes, of: name, as: type, conflict)
        }
        finish = { store, name in store.finishWriting(name, as: type) }
        isInConflict = { (store, name) throws(StoreError) in
            let document = try store.document(name, as: type)
            return conflict(document.root) || !document.equivocations.isEmpty
        }
    }
}
