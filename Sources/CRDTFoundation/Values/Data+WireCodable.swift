public import CRDTKit
public import Foundation

extension Data: WireCodable {
    /// Writes the bytes behind their count.
    public func encode(to writer: inout WireWriter) { writer.write(sized: self) }

    /// Reads bytes behind their count.
    public init(from reader: inout WireReader) throws(WireError) { self.init(try reader.readSizedBytes()) }
}
