/// A place in a movable array, which an element may have been moved to; an element is in the last of its places.
struct ArraySlot: Sendable, Hashable {
    /// The element that was moved here; nil if it was inserted here, so that place and element have the same id.
    var element: OperationID?
}

extension ArraySlot: WireCodable {
    func encode(to writer: inout WireWriter) {
        writer.write(byte: element == nil ? 0 : 1)
        if let element { writer.write(element) }
    }

    init(from reader: inout WireReader) throws(WireError) {
        switch try reader.readByte() {
        case 0: element = nil
        case 1: element = try reader.readID()
        default: throw reader.failure(.invalid("a place in an array"))
        }
    }

    func isIdentical(to other: ArraySlot) -> Bool { self == other }
}
