public import CRDTKit

extension DocumentStore {
    /// Writes all that is in the store to another file, which is then a store of its own: for a backup, or to take along.
    ///
    /// The file is there whole, checked and flushed to the disk, or not at all; one that was there before is replaced only
    /// then. So the latest copy is always a good one. Opened, it gets another identity, and keeps what is unsent.
    /// - Throws: ``StoreError``; ``StoreError/corrupt(_:)`` when this store is damaged.
    public func export(to path: String) throws(StoreError) {
        try connection.copy(to: path)
    }

    /// A document as bytes, with its history: for a file that is sent to somebody.
    /// - Throws: ``StoreError`` when it can't be read.
    public func exported<Root: InitializableReplicated>(_ name: DocumentName, as type: Root.Type) throws(StoreError)
        -> [UInt8]
    {
        try document(name, as: type).encoded()
    }

    /// Takes in what ``exported(_:as:)`` gave, here or in another store, beside what the document holds already.
    ///
    /// What is new here counts as a local change: it is sent to others, who may not have it.
    /// - Returns: how many changes were new.
    /// - Throws: ``StoreError/corrupt(_:)`` for bytes that are no such document, ``StoreError/refused(_:)`` when the
    ///   document refuses a change or the bytes have no whole history; nothing is then taken.
    @discardableResult
    public func importDocument<Root: InitializableReplicated>(
        _ bytes: [UInt8],
        into name: DocumentName,
        as type: Root.Type
    ) throws(StoreError) -> Int {
        let imported: Document<Root>
        do throws(WireError) {
            imported = try Document<Root>(decoding: bytes)
        } catch {
            throw .corrupt("imported document: \(error)")
        }
        var state = try opened(name, as: type)
        let unsavedBefore = state.unsaved.count
        do throws(DocumentError) {
            for change in try imported.changes(since: state.document.version) {
                if case .duplicate = try state.document.apply(change) { continue }
                state.unsaved.append(UnsavedChange(change: change, isLocal: true))
            }
        } catch {
            throw .refused(error)
        }
        let count = state.unsaved.count - unsavedBefore
        open[name] = state
        try flush(name, as: type)
        return count
    }
}
