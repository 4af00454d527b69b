extension MovableTree {
    /// One step of a tree.
    public struct Operation: Sendable {
        /// What is done.
        enum Step: Sendable {
            case insert(Payload, TreePlace)
            case move(OperationID, TreePlace)
            case remove(OperationID)
            case update(OperationID, Payload)
        }

        let step: Step
    }

    /// Writes one operation.
    public static func encode(_ operation: Operation, to writer: inout WireWriter) {
        switch operation.step {
        case .insert(let payload, let place):
            writer.write(byte: place.parent == .root ? 0 : 1)
            place.encode(to: &writer)
            payload.encode(to: &writer)
        case .move(let node, let place):
            writer.write(byte: place.parent == .root ? 2 : 3)
            writer.write(node)
            place.encode(to: &writer)
        case .remove(let node):
            writer.write(byte: 4)
            writer.write(node)
        case .update(let node, let payload):
            writer.write(byte: 5)
            writer.write(node)
            payload.encode(to: &writer)
        }
    }

    /// Reads one operation, as if it were the one with the lowest id: for those who only look at it.
    public static func decodeOperation(from reader: inout WireReader) throws(WireError) -> Operation {
        try decodeOperation(from: &reader, id: OperationID(counter: 1, replica: ReplicaID(high: 0, low: 0)))
    }

    private static func decodeOperation(
        from reader: inout WireReader,
        id: OperationID
    ) throws(WireError) -> Operation {
        let kind = try reader.readByte()
        switch kind {
        case 0, 1:
            let place = try TreePlace(from: &reader, atTop: kind == 0, for: id)
            return Operation(step: .insert(try Payload(from: &reader), place))
        case 2, 3:
            let node = try reader.readID()
            return Operation(step: .move(node, try TreePlace(from: &reader, atTop: kind == 2, for: id)))
        case 4: return Operation(step: .remove(try reader.readID()))
        case 5:
            let node = try reader.readID()
            return Operation(step: .update(node, try Payload(from: &reader)))
        default: throw reader.failure(.unknown("tree operation \(kind)"))
        }
    }

    /// Reads operations and makes sure that the nodes they are about are here, removed or not.
    public func decodeOperations(
        from reader: inout WireReader,
        by authorship: Authorship
    ) throws(WireError) -> [Operation] {
        var operations: [Operation] = []
        var created: Set<OperationID> = []
        var id = authorship.id
        while !reader.isAtEnd {
            let operation = try Self.decodeOperation(from: &reader, id: id)
            for node in operation.nodes where payloads[node] == nil && !created.contains(node) {
                throw reader.failure(.invalid("a node that the tree has"))
            }
            if case .insert = operation.step { created.insert(id) }
            operations.append(operation)
            id = OperationID(counter: id.counter &+ 1, replica: id.replica)
        }
        return operations
    }
}

extension MovableTree.Operation {
    /// The nodes that must be known already.
    fileprivate var nodes: [OperationID] {
        switch step {
        case .insert(_, let place): place.parent.node.map { [$0] } ?? []
        case .move(let node, let place): [node] + (place.parent.node.map { [$0] } ?? [])
        case .remove(let node), .update(let node, _): [node]
        }
    }
}

extension TreePlace {
    /// Writes the parent, unless it is the top, and the position.
    func encode(to writer: inout WireWriter) {
        if let node = parent.node { writer.write(node) }
        position.encode(to: &writer)
    }

    /// Reads the place that a move chose.
    init(from reader: inout WireReader, atTop: Bool, for id: OperationID) throws(WireError) {
        parent = atTop ? .root : .node(try reader.readID())
        position = try TreePosition(from: &reader, for: id)
    }
}
