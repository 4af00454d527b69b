extension Document {
    /// The content without history or identity, to bring a replica up to date that changes no longer serve.
    ///
    /// Equal documents give equal bytes.
    public func snapshot() -> [UInt8] {
        WireContainer.encode(.snapshot) { DocumentContent(self).encode(to: &$0) }
    }

    /// A digest of version and content: equal on two replicas if, short of a chance of 2⁻⁶⁴, they are equal by `==`.
    public var contentDigest: UInt64 {
        var digest = ContentDigest()
        digest.combine(snapshot())
        return digest.value
    }

    /// Takes in a snapshot, as ``mergeState(_:)`` would take in the document that gave it.
    /// - Throws: ``DocumentError`` when the bytes are damaged or can't be taken in; nothing has changed then.
    public mutating func merge(snapshot bytes: [UInt8]) throws(DocumentError) {
        var other = Document(replica: replica, clock: physical)
        do throws(WireError) {
            var reader = try WireContainer.open(bytes, as: .snapshot)
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
