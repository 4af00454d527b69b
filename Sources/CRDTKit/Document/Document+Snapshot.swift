extension Document {
    /// The content without history or identity, to bring a replica up to date that changes no longer serve.
    ///
    /// Equal documents give equal bytes, if no codec or the same version of the same one is used.
    /// - Parameter codec: compresses it if that makes it shorter; whoever merges it needs it, too.
    public func snapshot(using codec: (any BodyCodec)? = nil) -> [UInt8] {
        WireContainer.encode(.snapshot, using: codec) { DocumentContent(self).encode(to: &$0) }
    }

    /// A digest of version and content: equal on two replicas if, short of a chance of 2⁻⁶⁴, they are equal by `==`.
    public var contentDigest: UInt64 {
        var digest = ContentDigest()
        digest.combine(snapshot())
        return digest.value
    }

    /// Takes in a snapshot, as ``mergeState(_:)`` would take in the document that gave it.
    /// - Parameters:
    ///   - bytes: what ``snapshot(using:)`` gave.
    ///   - codecs: those that may have compressed it.
    /// - Throws: ``DocumentError`` when the bytes are damaged or can't be taken in; nothing has changed then.
    public mutating func merge(snapshot bytes: [UInt8], codecs: BodyCodecs = []) throws(DocumentError) {
        var other = Document(replica: replica, clock: physical)
        do throws(WireError) {
            var reader = try WireContainer.open(bytes, as: .snapshot, codecs: codecs)
            let content = try DocumentContent<Root>(from: &reader)
            try reader.finish()
            if let field = content.unknown.first { throw reader.failure(.unknown("field \(field)")) }
            other.take(content, ChangeLog(frontier: content.frontier))
        } catch {
            throw .unreadableSnapshot(error)
        }
        try mergeState(other)
    }
}
