import CZlib

public import CRDTKit

/// Compresses with the system's zlib, as raw DEFLATE (RFC 1951): the container has a checksum of its own.
///
/// Equal bodies give equal bytes for one version of zlib at one level, not for all: compare documents by their
/// `contentDigest`, or uncompressed.
public struct ZlibCodec: BodyCodec {
    /// How hard it tries: 1 is fastest, 9 gives the fewest bytes. Decompressing takes about as long at all levels.
    public let level: Int

    /// Creates the codec, which decompresses what was compressed at any level.
    /// - Parameter level: 1 to 9.
    public init(level: Int = 9) {
        precondition((1...9).contains(level), "a level is 1 to 9")
        self.level = level
    }
}

extension ZlibCodec {
    /// 1, which stands for raw DEFLATE.
    public var number: UInt8 { 1 }

    /// The body in fewer bytes, or as it is when that can't be. Takes memory for the body once more, and some 400 kB.
    public func compress(_ body: [UInt8]) -> [UInt8] {
        if body.isEmpty { return body }
        return ZlibStream.compressing(level: level).run(deflate, over: body, capacity: body.count) ?? body
    }

    /// The body that `compressed` came from. Takes memory for `size` bytes, and some 40 kB.
    /// - Parameters:
    ///   - compressed: what ``compress(_:)`` gave, or other raw DEFLATE.
    ///   - size: the count of bytes of the body.
    /// - Throws: `WireError` when it is not one stream that gives just that many bytes.
    public func decompress(_ compressed: [UInt8], size: Int) throws(WireError) -> [UInt8] {
        guard size > 0, !compressed.isEmpty,
            let body = ZlibStream.decompressing().run(inflate, over: compressed, capacity: size), body.count == size
        else { throw WireError(.invalid("compressed body"), at: 0) }
        return body
    }
}
