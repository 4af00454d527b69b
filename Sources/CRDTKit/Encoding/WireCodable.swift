/// A value that can be an element, key or register content of a replicated type.
///
/// The standard library's basic types conform, and a `Codable` type of yours does by saying so. For a `Codable` type of
/// Foundation's, such as `UUID` or `Date`, say it in your app: `extension UUID: @retroactive WireCodable {}`. The encoding must be canonical: equal values give equal bytes, on every
/// platform, in every process, because replicas compare and sort by them.
public protocol WireCodable: Sendable {
    /// Writes the value; whatever is written must be read back by ``init(from:)-(WireReader)``.
    func encode(to writer: inout WireWriter)

    /// Reads a value.
    /// - Throws: ``WireError`` when the bytes hold none.
    init(from reader: inout WireReader) throws(WireError)

    /// Whether two values are the same content, that is, encode to the same bytes.
    ///
    /// This may be finer than `==`: `"é"` composed and decomposed are equal strings and different content. The default
    /// compares encodings; implement it when that is slow and there is a quicker way to the same answer.
    func isIdentical(to other: Self) -> Bool
}

extension WireCodable {
    /// Compares the encodings.
    @inlinable
    public func isIdentical(to other: Self) -> Bool {
        canonicalBytes == other.canonicalBytes
    }

    /// The value's encoding on its own, by which elements and keys are put in canonical order.
    @usableFromInline
    var canonicalBytes: [UInt8] {
        var writer = WireWriter()
        encode(to: &writer)
        return writer.bytes
    }
}
