extension MovableArray {
    /// One step of an array.
    public enum Operation: Sendable {
        /// Elements were inserted after a place, or at the start.
        case insert([Element], after: OperationID?)

        /// An element was moved after a place, or to the start.
        case move(OperationID, after: OperationID?)

        /// Elements were removed; their ids ascend.
        case remove([OperationID])

        /// A value was written into an element.
        case update(OperationID, Element)
    }

    /// One id for each element inserted, one for anything else.
    public static func idCount(of operation: Operation) -> Int {
        if case .insert(let elements, _) = operation { elements.count } else { 1 }
    }

    /// Writes one operation.
    public static func encode(_ operation: Operation, to writer: inout WireWriter) {
        switch operation {
        case .insert(let elements, let slot):
            writer.write(byte: slot == nil ? 0 : 1)
            if let slot { writer.write(slot) }
            elements.encode(to: &writer)
        case .move(let element, let slot):
            writer.write(byte: slot == nil ? 2 : 3)
            writer.write(element)
            if let slot { writer.write(slot) }
        case .remove(let elements):
            writer.write(byte: 4)
            OperationIDList.encode(elements, to: &writer)
        case .update(let element, let value):
            writer.write(byte: 5)
            writer.write(element)
            value.encode(to: &writer)
        }
    }

    /// Reads one operation.
    public static func decodeOperation(from reader: inout WireReader) throws(WireError) -> Operation {
        let kind = try reader.readByte()
        switch kind {
        case 0: return .insert(try Array(from: &reader), after: nil)
        case 1:
            let slot = try reader.readID()
            return .insert(try Array(from: &reader), after: slot)
        case 2: return .move(try reader.readID(), after: nil)
        case 3:
            let element = try reader.readID()
            return .move(element, after: try reader.readID())
        case 4: return .remove(try OperationIDList.decode(from: &reader))
        case 5:
            let element = try reader.readID()
            return .update(element, try Element(from: &reader))
        default: throw reader.failure(.unknown("movable array operation \(kind)"))
        }
    }

    /// Reads operations and makes sure that the places they refer to are here.
    ///
    /// The elements need not be: others may have removed them meanwhile.
    public func decodeOperations(
        from reader: inout WireReader,
        by authorship: Authorship
    ) throws(WireError) -> [Operation] {
        var operations: [Operation] = []
        var check = SequenceChangeCheck(of: places, firstID: authorship.id)
        while !reader.isAtEnd {
            let operation = try Self.decodeOperation(from: &reader)
            do throws(SequenceError) {
                try check.check(operation.placement)
            } catch {
                throw reader.failure(.invalid(error.description))
            }
            operations.append(operation)
        }
        return operations
    }
}

extension MovableArray.Operation {
    /// What it does to the places.
    var placement: SequenceOperation<[ArraySlot]> {
        switch self {
        case .insert(let elements, let slot):
            .insert(Array(repeating: ArraySlot(), count: elements.count), after: slot)
        case .move(let element, let slot): .insert([ArraySlot(element: element)], after: slot)
        case .remove, .update: .remove([])
        }
    }
}
