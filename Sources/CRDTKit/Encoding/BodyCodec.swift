/// A way to store the body of a container in fewer bytes.
///
/// CRDTKit writes bodies as they are and has no compression of its own; the product CRDTCompression has a codec over zlib.
/// One is passed to whatever writes (``Document/encoded(using:)``, ``Change/encode(_:using:)``) and, in ``BodyCodecs``, to
/// whatever reads. The container around the body stays readable to all: its checksum covers what is stored, and it says
/// which codec it needs and how long the body is.
public protocol BodyCodec: Sendable {
    /// The number that stands for this codec in a container, for ever: 1 is raw DEFLATE, 2 to 63 are reserved for this
    /// library, 64 to 255 are yours; 0 stands for a body as it is and belongs to no codec.
    var number: UInt8 { get }

    /// The body in fewer bytes. If they are not fewer, the body is stored as it is.
    func compress(_ body: [UInt8]) -> [UInt8]

    /// The body that `compressed` came from, which must be trusted no more than any bytes from elsewhere.
    /// - Parameters:
    ///   - compressed: what was stored.
    ///   - size: the count of bytes that the container declares, which was checked against a limit; no more may be
    ///     allocated for the result.
    /// - Throws: ``WireError``, best ``WireError/Reason/invalid(_:)``, when the bytes don't come from a body of that size.
    func decompress(_ compressed: [UInt8], size: Int) throws(WireError) -> [UInt8]
}
