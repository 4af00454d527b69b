/// A version together with a rolling digest of each replica's changes up to it.
///
/// Two documents at the same counter of a replica must have the same digest; if they don't, the replica's id stands for two
/// histories. The digest finds that at the first exchange, whatever was trimmed.
public struct Frontier: Hashable, Sendable {
    /// The version.
    public let version: VersionVector

    /// The digests, in the order of the version's entries.
    let digests: [UInt64]
}

extension Frontier {
    func encode(to writer: inout WireWriter) {
        version.encode(to: &writer)
        for digest in digests { writer.write(fixed: digest) }
    }

    init(from reader: inout WireReader) throws(WireError) {
        version = try VersionVector(from: &reader)
        var digests: [UInt64] = []
        for _ in version { digests.append(try reader.readFixed()) }
        self.digests = digests
    }
}
