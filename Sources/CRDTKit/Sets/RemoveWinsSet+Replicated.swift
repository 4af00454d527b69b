extension RemoveWinsSet: StandaloneReplicated, InitializableReplicated, Codable {
    /// The set's number in encoded data.
    @inlinable
    public static var wireType: WireType { 9 }

    /// One step of a set.
    public enum Operation: Sendable {
        /// An element was added, in place of what its author had seen written about it.
        case add(Element, superseding: [OperationID])

        /// An element was removed, in place of what its author had seen written about it.
        case remove(Element, superseding: [OperationID])

        /// What the author had seen written about an element was forgotten, with the map entry that the set is part of.
        case forget(Element, observed: [OperationID])
    }

    /// Forgets every addition and removal that this replica has seen, when the map entry that the set is part of is
    /// removed: an addition made concurrently survives.
    @inlinable
    public mutating func reset() {
        for element in writes.keys() {
            perform(.forget(element, observed: writes[writes.place(of: element)].ids))
        }
    }

    /// Applies one operation.
    @inlinable
    public mutating func apply(_ operation: Operation, by authorship: Authorship) {
        let place = writes.place(of: operation.element)
        switch operation {
        case .add(let element, let superseded):
            writes.write(.added, about: element, at: place, id: authorship.id, superseding: superseded)
        case .remove(let element, let superseded):
            writes.write(.removed, about: element, at: place, id: authorship.id, superseding: superseded)
        case .forget(_, let observed):
            writes.remove(observed, at: place)
        }
    }

    /// Takes in another replica's state. O(n + m), without hashing; O(1) for a state that holds nothing new.
    @inlinable
    public mutating func merge(_ other: RemoveWinsSet, in context: MergeContext) {
        writes.merge(other.writes, in: context)
    }

    /// Writes one operation.
    @inlinable
    public static func encode(_ operation: Operation, to writer: inout WireWriter) {
        let (kind, element, ids): (UInt8, Element, [OperationID]) =
            switch operation {
            case .add(let element, let superseded): (0, element, superseded)
            case .remove(let element, let superseded): (1, element, superseded)
            case .forget(let element, let observed): (2, element, observed)
            }
        writer.write(byte: kind)
        element.encode(to: &writer)
        OperationIDList.encode(ids, to: &writer)
    }

    /// Reads one operation.
    @inlinable
    public static func decodeOperation(from reader: inout WireReader) throws(WireError) -> Operation {
        switch try reader.readByte() {
        case 0: .add(try Element(from: &reader), superseding: try OperationIDList.decode(from: &reader))
        case 1: .remove(try Element(from: &reader), superseding: try OperationIDList.decode(from: &reader))
        case 2: .forget(try Element(from: &reader), observed: try OperationIDList.decode(from: &reader))
        case let kind: throw reader.failure(.unknown("remove-wins set operation \(kind)"))
        }
    }

    /// Writes the elements in the order of their encodings, each with its additions and removals.
    @inlinable
    public func encodeState(to writer: inout WireWriter) {
        writes.encode(to: &writer) { $0.encode(to: &$1) }
    }

    /// Reads the elements.
    @inlinable
    public mutating func decodeState(from reader: inout WireReader) throws(WireError) {
        writes = try KeyedDots(from: &reader) { (reader) throws(WireError) in try Inclusion(from: &reader) }
    }
}

extension RemoveWinsSet.Operation {
    /// What it is about.
    @inlinable
    var element: Element {
        switch self {
        case .add(let element, _), .remove(let element, _), .forget(let element, _): element
        }
    }
}
