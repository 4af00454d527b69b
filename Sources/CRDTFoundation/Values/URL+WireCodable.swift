public import CRDTKit
public import Foundation

extension URL: WireCodable {
    /// Writes the address; one that is relative to a base is written in full.
    public func encode(to writer: inout WireWriter) { absoluteString.encode(to: &writer) }

    /// Reads an address.
    public init(from reader: inout WireReader) throws(WireError) {
        let address = try String(from: &reader)
        guard let url = URL(string: address), url.absoluteString == address else {
            throw reader.failure(.invalid("address"))
        }
        self = url
    }
}
