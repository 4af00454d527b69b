public import CRDTKit

/// Of which type the documents of a store are, so that changes from elsewhere can be applied to documents that nobody has
/// opened.
///
///     var types = SyncedTypes()
///     types.add(Note.self, conflict: { $0.$title.isConflicted }) { $0.string.hasPrefix("note/") }
///
/// Changes of documents without a type are kept, and applied once there is one.
public struct SyncedTypes: Sendable {
    var handlers: [DocumentHandler] = []

    /// Makes a list without types.
    public init() {}
}

extension SyncedTypes {
    /// Adds a type; where several match a document, the first one counts.
    /// - Parameters:
    ///   - type: the type of the documents' roots.
    ///   - conflict: whether a document has something for the user to decide; by default never.
    ///   - matches: which documents are of that type; by default all.
    public mutating func add<Root: InitializableReplicated>(
        _ type: Root.Type,
        conflict: @escaping @Sendable (Root) -> Bool = { _ in false },
        where matches: @escaping @Sendable (DocumentName) -> Bool = { _ in true }
    ) {
        handlers.append(DocumentHandler(type, conflict: conflict, matches: matches))
    }

    func handler(of name: DocumentName) -> DocumentHandler? {
        handlers.first { $0.matches(name) }
    }
}
