extension GSet: StandaloneReplicated, InitializableReplicated, Codable {
    /// The set's number in encoded data.
    public static var wireType: WireType { 7 }

    /// One step of a set.
    public enum Operation: Sendable {
        /// An element was inserted.
        case insert(Element)

        /// The insertions of an element that the author had seen were forgotten, with the map entry that the set is
        /// part of.
        case forget(Element, observed: [OperationID])
    }

    /// Forgets every element that this replica has seen, when the map entry that the set is part of is removed.
    public mutating func reset() {
        for element in elements { perform(.forget(element, observed: insertions[element].ids)) }
    }

    /// Applies one operation.
    public mutating func apply(_ operation: Operation, by authorship: Authorship) {
        switch operation {
        case .insert(let element):
            insertions.write(Nothing(), about: element, id: authorship.id, superseding: [])
        case .forget(let element, let observed):
            insertions.remove(observed, about: element)
        }
    }

    /// Takes in another replica's state. O(n + m).
    public mutating func merge(_ other: GSet, in context: MergeContext) {
        insertions.merge(other.insertions, in: context)
    }

    /// Writes one operation.
    public static func encode(_ operation: Operation, to writer: inout WireWriter) {
        switch operation {
        case .insert(let element):
            writer.write(byte: 0)
            element.encode(to: &writer)
        case .forget(let element, let observed):
            writer.write(byte: 1)
            element.encode(to: &writer)
            OperationIDList.encode(observed, to: &writer)
        }
    }

    /// Reads one operation.
    public static func decodeOperation(from reader: inout WireReader) throws(WireError) -> Operation {
        switch try reader.readByte() {
        case 0: .insert(try Element(from: &reader))
        case 1: .forget(try Element(from: &reader), observed: try OperationIDList.decode(from: &reader))
        case let kind: throw reader.failure(.unknown("grow-only set operation \(kind)"))
        }
    }

    /// Writes the elements in the order of their encodings, each with its insertions.
    public func encodeState(to writer: inout WireWriter) {
        insertions.encode(to: &writer) { _, _ in }
    }

    /// Reads the elements.
    public mutating func decodeState(from reader: inout WireReader) throws(WireError) {
        insertions = try KeyedDots(from: &reader) { (_) throws(WireError) in Nothing() }
    }
}
