extension ORSet: StandaloneReplicated, InitializableReplicated, Codable {
    /// The set's number in encoded data.
    @inlinable
    public static var wireType: WireType { 8 }

    /// One step of a set.
    public enum Operation: Sendable {
        /// An element was added, in place of the adds its author had seen.
        case add(Element, superseding: [OperationID])

        /// The adds of an element that the author had seen were removed.
        case remove(Element, observed: [OperationID])
    }

    /// Removes every element.
    @inlinable
    public mutating func reset() { removeAll() }

    /// Applies one operation.
    @inlinable
    public mutating func apply(_ operation: Operation, by authorship: Authorship) {
        let place = adds.place(of: operation.element)
        switch operation {
        case .add(let element, let superseded):
            adds.write(Nothing(), about: element, at: place, id: authorship.id, superseding: superseded)
        case .remove(_, let observed):
            adds.remove(observed, at: place)
        }
    }

    /// Takes in another replica's state. O(n + m), without hashing; O(1) for a state that holds nothing new.
    @inlinable
    public mutating func merge(_ other: ORSet, in context: MergeContext) {
        adds.merge(other.adds, in: context)
    }

    /// Writes one operation.
    @inlinable
    public static func encode(_ operation: Operation, to writer: inout WireWriter) {
        switch operation {
        case .add(let element, let superseded):
            writer.write(byte: 0)
            element.encode(to: &writer)
            OperationIDList.encode(superseded, to: &writer)
        case .remove(let element, let observed):
            writer.write(byte: 1)
            element.encode(to: &writer)
            OperationIDList.encode(observed, to: &writer)
        }
    }

    /// Reads one operation.
    @inlinable
    public static func decodeOperation(from reader: inout WireReader) throws(WireError) -> Operation {
        switch try reader.readByte() {
        case 0: .add(try Element(from: &reader), superseding: try OperationIDList.decode(from: &reader))
        case 1: .remove(try Element(from: &reader), observed: try OperationIDList.decode(from: &reader))
        case let kind: throw reader.failure(.unknown("set operation \(kind)"))
        }
    }

    /// Writes the elements in the order of their encodings, each with its adds.
    @inlinable
    public func encodeState(to writer: inout WireWriter) {
        adds.encode(to: &writer) { _, _ in }
    }

    /// Reads the elements.
    @inlinable
    public mutating func decodeState(from reader: inout WireReader) throws(WireError) {
        adds = try KeyedDots(from: &reader) { (_) throws(WireError) in Nothing() }
    }
}

extension ORSet.Operation {
    /// What it is about.
    @inlinable
    var element: Element {
        switch self {
        case .add(let element, _), .remove(let element, _): element
        }
    }
}
