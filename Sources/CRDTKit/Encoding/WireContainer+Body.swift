extension WireContainer {
    /// The codec number of a body that is stored as it is.
    static let plainCodec: UInt8 = 0

    /// Writes the codec's number and the body, compressed if that makes it shorter.
    ///
    /// A body that readers would take for a bomb is stored as it is: what was saved can always be opened.
    static func write(body: [UInt8], using codec: (any BodyCodec)?, to writer: inout WireWriter) {
        if let codec {
            precondition(codec.number != plainCodec, "number 0 stands for a plain body")
            let stored = codec.compress(body)
            if stored.count < body.count && ([] as BodyCodecs).admits(size: body.count, storedSize: stored.count) {
                writer.write(byte: codec.number)
                writer.write(count: body.count)
                writer.write(sized: stored)
                return
            }
        }
        writer.write(byte: plainCodec)
        writer.write(sized: body)
    }

    /// Reads the size of a body that is stored compressed, and refuses one that nobody writes.
    ///
    /// This is before anything is allocated or decompressed; what is stored is not yet known to be undamaged.
    static func readBodySize(
        _ header: inout WireReader,
        _ codecs: BodyCodecs
    ) throws(WireError) -> Int {
        let start = header.offset
        let declared = try header.readUInt64()
        guard let size = Int(exactly: declared) else { throw WireError(.bodyTooLarge(declared), at: start) }
        var next = header
        let storedSize = try next.readCount()
        guard codecs.admits(size: size, storedSize: storedSize) else {
            throw WireError(.bodyTooLarge(declared), at: start)
        }
        return size
    }

    /// Decompresses a body.
    /// - Parameter offset: where in the input it is stored.
    static func decompress(
        _ stored: ArraySlice<UInt8>,
        with codec: any BodyCodec,
        size: Int,
        at offset: Int
    ) throws(WireError) -> [UInt8] {
        let body: [UInt8]
        do throws(WireError) {
            body = try codec.decompress(Array(stored), size: size)
        } catch {
            throw WireError(error.reason, at: offset + error.offset)
        }
        guard body.count == size else { throw WireError(.invalid("size of the body"), at: offset) }
        return body
    }
}
