public import CRDTKit
public import Foundation

extension Date: WireCodable {
    /// Writes the seconds since 2001.
    public func encode(to writer: inout WireWriter) { timeIntervalSinceReferenceDate.encode(to: &writer) }

    /// Reads a date.
    public init(from reader: inout WireReader) throws(WireError) {
        self.init(timeIntervalSinceReferenceDate: try Double(from: &reader))
    }
}
