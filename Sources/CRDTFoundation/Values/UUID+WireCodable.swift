public import CRDTKit
public import Foundation

extension UUID: WireCodable {
    /// Writes the 16 bytes.
    public func encode(to writer: inout WireWriter) {
        withUnsafeBytes(of: uuid) { writer.write(raw: $0) }
    }

    /// Reads 16 bytes.
    public init(from reader: inout WireReader) throws(WireError) {
        let bytes = try reader.readBytes(16)
        var uuid: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        withUnsafeMutableBytes(of: &uuid) { $0.copyBytes(from: bytes) }
        self.init(uuid: uuid)
    }
}
