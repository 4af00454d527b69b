/// The envelope around everything that leaves the process: `Docs/ENCODING.md` gives it to the byte.
///
/// Two bytes of magic, the format version, the kind of content, the body's codec, the body's length, the body, and a
/// CRC-32C over all that. The body begins with the table of replicas that the rest refers to.
@usableFromInline
enum WireContainer {
    static let magic: [UInt8] = [0xC5, 0xD7]
    static let formatVersion: UInt8 = 2

    /// The oldest version that is read.
    static let oldestVersion: UInt8 = 1

    /// What a container holds.
    enum Kind: UInt8 {
        case changes = 1
        case document = 2
        case snapshot = 3
        case versionVector = 4
        case syncMessage = 5
        case value = 6
        case update = 7
        case presence = 8
    }

    private static let checksumSize = 4

    /// Wraps what `body` writes, compressed by `codec` where that makes it shorter.
    static func encode(
        _ kind: Kind,
        using codec: (any BodyCodec)? = nil,
        _ body: (inout WireWriter) -> Void
    ) -> [UInt8] {
        var content = WireWriter()
        body(&content)
        return wrap(kind, content, using: codec)
    }

    /// Wraps what stands for a value that is saved on its own.
    @usableFromInline
    static func wrap(value content: WireWriter, using codec: (any BodyCodec)?) -> [UInt8] {
        wrap(.value, content, using: codec)
    }

    private static func wrap(_ kind: Kind, _ content: WireWriter, using codec: (any BodyCodec)?) -> [UInt8] {
        var table = WireWriter()
        table.write(count: content.replicas.count)
        for replica in content.replicas { replica.encode(to: &table) }

        var result = WireWriter()
        result.write(raw: magic)
        result.write(byte: formatVersion)
        result.write(byte: kind.rawValue)
        write(body: table.bytes + content.bytes, using: codec, to: &result)
        let checksum = CRC32C.checksum(result.bytes)
        for shift in stride(from: 0, to: 32, by: 8) {
            result.write(byte: UInt8(truncatingIfNeeded: checksum >> UInt32(shift)))
        }
        return result.bytes
    }

    /// Checks the envelope and hands out a reader of the body behind the table of replicas.
    ///
    /// The reader's offsets count from the start of `bytes`, and those in a compressed body from the start of the body.
    static func open(
        _ bytes: [UInt8],
        as kind: Kind,
        codecs: BodyCodecs = []
    ) throws(WireError) -> WireReader {
        var header = WireReader(bytes)
        guard bytes.count >= magic.count, try header.readBytes(magic.count) == magic else {
            throw WireError(.notAnEncoding, at: 0)
        }
        let version = try header.readByte()
        if version > formatVersion { throw WireError(.newerVersion(Int(version)), at: 2) }
        guard version >= oldestVersion else { throw WireError(.notAnEncoding, at: 2) }
        guard try header.readByte() == kind.rawValue else { throw WireError(.unexpectedKind, at: 3) }
        let number = try header.readByte()
        let codec = codecs.codec(numbered: number)
        guard codec != nil || number == plainCodec else { throw WireError(.unknown("body codec \(number)"), at: 4) }
        let size = codec == nil ? nil : try readBodySize(&header, codecs)
        let length = try header.readCount()
        let end = header.offset + length
        guard header.remaining - length >= checksumSize else { throw WireError(.truncated, at: end) }
        guard header.remaining - length == checksumSize else { throw WireError(.trailingBytes, at: end + checksumSize) }
        let declared = bytes[end...].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        guard declared == CRC32C.checksum(bytes[..<end]) else { throw WireError(.checksumMismatch, at: end) }

        var body = WireReader(bytes, from: header.offset, to: end, replicas: [])
        if let codec, let size {
            let stored = bytes[header.offset..<end]
            body = WireReader(try decompress(stored, with: codec, size: size, at: header.offset))
        }
        body.formatVersion = version
        let replicas = try readTable(&body)
        return body.rest(replicas: replicas)
    }

    private static func readTable(_ reader: inout WireReader) throws(WireError) -> [ReplicaID] {
        var replicas: [ReplicaID] = []
        var known: Set<ReplicaID> = []
        for _ in 0..<(try reader.readCount(minimumSize: 16)) {
            let replica = try ReplicaID(from: &reader)
            guard known.insert(replica).inserted else { throw reader.failure(.invalid("replicas are distinct")) }
            replicas.append(replica)
        }
        return replicas
    }
}
