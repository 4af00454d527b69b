extension GSet: StandaloneReplicated, InitializableReplicated, Codable {
    /// The set's number in encoded data.
    @inlinable
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
    @inlinable
    public mutating func reset() {
        for element in elements {
            perform(.forget(element, observed: insertions[insertions.place(of: element)].ids))
        }
    }

    /// Applies one operation.
    @inlinable
    public mutating func apply(_ operation: Operation, by authorship: Authorship) {
        let place = insertions.place(of: operation.element)
        switch operation {
        case .insert(let element):
            insertions.write(Nothing(), about: element, at: place, id: authorship.id, superseding: [])
        case .forget(_, let observed):
            insertions.remove(observed, at: place)
        }
    }

    /// Takes in another replica's state. O(n + m), without hashing; O(1) for a state that holds nothing new.
    @inlinable
    public mutating func merge(_ other: GSet, in context: MergeContext) {
        insertions.merge(other.insertions, in: context)
    }

    /// Writes one operation.
    @inlinable
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
    @inlinable
    public static func decodeOperation(from reader: inout WireReader) throws(WireError) -> Operation {
        switch try reader.readByte() {
        case 0: .insert(try Element(from: &reader))
        case 1: .forget(try Element(from: &reader), observed: try OperationIDList.decode(from: &reader))
        case let kind: throw reader.failure(.unknown("grow-only set operation \(kind)"))
        }
    }

    /// Writes the elements in the order of their encodings, each with its insertions.
    @inlinable
    public func encodeState(to writer: inout WireWriter) {
        insertions.encode(to: &writer) { _, _ in }
    }

    /// Reads the elements.
    @inlinable
    public mutating func decodeState(from reader: inout WireReader) throws(WireError) {
        insertions = try KeyedDots(from: &reader) { (_) throws(WireError) in Nothing() }
    }
}

extension GSet.Operation {
    /// What it is about.
    @inlinable
    var element: Element {
        switch self {
        case .insert(let element), .forget(let element, _): element
        }
    }
}
