import CRDTKit

/// How a replica hands another all that it lacks as one block of bytes.
enum UpdateExchange {
    /// What `document` has beyond a version.
    static func update<Root: InitializableReplicated>(from document: Document<Root>, since version: VersionVector)
        throws -> [UInt8]
    {
        try document.update(since: version)
    }

    /// Takes such a block in.
    static func apply<Root: InitializableReplicated>(_ update: [UInt8], to document: inout Document<Root>) throws {
        try document.apply(update: update)
    }
}
