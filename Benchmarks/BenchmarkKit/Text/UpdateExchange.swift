import CRDTKit

/// How a replica hands another all that it lacks as one block of bytes.
enum UpdateExchange {
    /// What `document` has beyond a version.
    static func update(from document: Document<RGAText>, since version: VersionVector) throws -> [UInt8] {
        Change.encode(try document.changes(since: version))
    }

    /// Takes such a block in.
    static func apply(_ update: [UInt8], to document: inout Document<RGAText>) throws {
        try document.apply(Change.decode(update))
    }
}
