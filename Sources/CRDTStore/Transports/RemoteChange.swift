/// A change as the other side has it: not examined yet.
public struct RemoteChange: Hashable, Sendable {
    /// The document that it belongs to.
    public let document: DocumentName

    /// What `Change.encode` gave; anything, if the other side is damaged or newer than this app.
    public let bytes: [UInt8]

    /// Makes a change of a document.
    public init(document: DocumentName, bytes: [UInt8]) {
        self.document = document
        self.bytes = bytes
    }
}
