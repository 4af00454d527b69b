extension MovableTree {
    /// Writes the nodes from before the log, depth first, then the moves of the log in their order. O(n log n).
    public func encodeState(to writer: inout WireWriter) {
        let base = log.base
        let nodes = base.depthFirst(below: .root)
        writer.write(count: nodes.count)
        for (node, depth) in nodes {
            guard let place = base.places[node], let write = payloads[node] else { continue }
            writer.write(count: depth)
            writer.write(node)
            writer.write(place.position.levels[place.position.levels.count - 1].id)
            place.position.encode(to: &writer)
            write.encode(to: &writer)
        }
        for move in log.moves { encode(move, to: &writer) }
    }

    /// Writes a move as its order, a number that says what follows, and the node, the place and the payload.
    private func encode(_ move: TreeMove, to writer: inout WireWriter) {
        move.order.encode(to: &writer)
        let below: UInt8 = move.place.parent == .root ? 0 : 1
        switch (move.isCreation, move.place.parent) {
        case (true, _):
            let write = payloads[move.node]
            let isFirst = write?.id == move.id && write?.stamp == move.order.stamp
            writer.write(byte: below | (isFirst ? 0 : 2))
            move.place.encode(to: &writer)
            if isFirst { write?.value?.encode(to: &writer) } else { write?.encode(to: &writer) }
        case (false, .trash):
            writer.write(byte: 6)
            writer.write(move.node)
        case (false, _):
            writer.write(byte: 4 | below)
            writer.write(move.node)
            move.place.encode(to: &writer)
        }
    }

    /// Reads the nodes and the moves.
    public mutating func decodeState(from reader: inout WireReader) throws(WireError) {
        // The ids of moves, none of which put two nodes somewhere.
        var ids: Set<OperationID> = []
        try decodeBase(from: &reader, &ids)
        var moves: [TreeMove] = []
        while !reader.isAtEnd {
            let move = try decodeMove(from: &reader)
            if let last = moves.last, last.order >= move.order { throw reader.failure(.invalid("moves ascend")) }
            guard ids.insert(move.id).inserted else { throw reader.failure(.invalid("a move has its own id")) }
            moves.append(move)
        }
        log.add(moves)
    }

    private mutating func decodeBase(
        from reader: inout WireReader,
        _ ids: inout Set<OperationID>
    ) throws(WireError) {
        var ancestors: [OperationID] = []
        // A node takes at least 19 bytes, most of them for its payload's stamp.
        for _ in 0..<(try reader.readCount(minimumSize: 19)) {
            guard let depth = Int(exactly: try reader.readUInt64()), depth <= ancestors.count else {
                throw reader.failure(.invalid("depth in a tree"))
            }
            let node = try reader.readID()
            let id = try reader.readID()
            let parent = TreeParent(depth == 0 ? nil : ancestors[depth - 1])
            let place = TreePlace(parent: parent, position: try TreePosition(from: &reader, for: id))
            let write = try LastWrite<Payload>(from: &reader)
            guard write.value != nil, payloads[node] == nil, ids.insert(id).inserted else {
                throw reader.failure(.invalid("a node is in one place"))
            }
            if let last = log.forest.children(of: parent).last, let before = log.forest.places[last]?.position {
                guard before < place.position else { throw reader.failure(.invalid("positions ascend")) }
            }
            log.add(base: node, at: place)
            payloads[node] = write
            ancestors.removeSubrange(depth...)
            ancestors.append(node)
        }
    }

    private mutating func decodeMove(from reader: inout WireReader) throws(WireError) -> TreeMove {
        let order = try WriteOrder(from: &reader)
        let authorship = Authorship(id: order.id, stamp: order.stamp)
        let kind = try reader.readByte()
        switch kind {
        case 0...3:
            let place = try TreePlace(from: &reader, atTop: kind & 1 == 0, for: order.id)
            let write =
                kind < 2 ? LastWrite(try Payload(from: &reader), by: authorship) : try LastWrite(from: &reader)
            guard write.value != nil, write.authorship == authorship || kind > 1, payloads[order.id] == nil else {
                throw reader.failure(.invalid("payload of a node"))
            }
            try check(place.parent, reader)
            if kind > 1 && write.authorship == authorship { throw reader.failure(.invalid("payload of a node")) }
            payloads[order.id] = write
            return TreeMove(order.id, to: place, by: authorship)
        case 4, 5:
            let node = try reader.readID()
            let place = try TreePlace(from: &reader, atTop: kind == 4, for: order.id)
            try check(.node(node), reader)
            try check(place.parent, reader)
            if node == order.id { throw reader.failure(.invalid("a node is moved after it was created")) }
            return TreeMove(node, to: place, by: authorship)
        case 6:
            let node = try reader.readID()
            try check(.node(node), reader)
            if node == order.id { throw reader.failure(.invalid("a node is removed after it was created")) }
            return TreeMove(node, to: .trash, by: authorship)
        default: throw reader.failure(.unknown("move in a tree, \(kind)"))
        }
    }

    private func check(_ parent: TreeParent, _ reader: WireReader) throws(WireError) {
        if let node = parent.node, payloads[node] == nil {
            throw reader.failure(.invalid("a node that the tree has"))
        }
    }
}
