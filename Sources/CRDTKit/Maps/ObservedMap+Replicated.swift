extension ObservedMap: StandaloneReplicated, InitializableReplicated, Codable {
    /// The map's number in encoded data.
    public static var wireType: WireType { Rule.wireType }

    /// Removes every key, with what removals left behind, when what the map is part of is removed; an edit made
    /// concurrently survives under either rule.
    @inlinable
    public mutating func reset() {
        let keys = entries.canonicalPositions().map { entries.keys[$0] }
        for key in keys { remove(key, leaving: .remove) }
    }

    /// Takes in another replica's state. O(n + m), beyond merging the values that differ.
    @inlinable
    public mutating func merge(_ other: ObservedMap, in context: MergeContext) {
        let nothing = Entry()
        var isShared = [Bool](repeating: false, count: entries.count)
        var emptied: [Int] = []
        for position in other.entries.positions {
            guard let mine = entries.position(of: other.entries, position) else {
                var entry = nothing
                entry.merge(other.entries.values[position], in: context)
                if !entry.isPristine { entries.append(other.entries, position, entry) }
                continue
            }
            isShared[mine] = true
            if entries.values[mine] == other.entries.values[position] { continue }
            entries.values[mine].merge(other.entries.values[position], in: context)
            if entries.values[mine].isPristine { emptied.append(mine) }
        }
        for position in isShared.indices where !isShared[position] {
            entries.values[position].merge(nothing, in: context)
            if entries.values[position].isPristine { emptied.append(position) }
        }
        entries.remove(at: emptied.sorted())
        internalCheck(_invariantCheck())
    }

    /// Writes the keys in the order of their encodings, each with the writes about it and its value.
    @inlinable
    public func encodeState(to writer: inout WireWriter) {
        entries.encode(to: &writer) { entry, writer in
            entry.presence.encode(to: &writer) { presence, writer in
                if Rule.removalWins { presence.encode(to: &writer) }
            }
            writer.writeSized { entry.value.encodeState(to: &$0) }
        }
    }

    /// Reads the keys.
    @inlinable
    public mutating func decodeState(from reader: inout WireReader) throws(WireError) {
        entries = try KeyTable(from: &reader) { (reader) throws(WireError) in
            var entry = Entry()
            entry.presence = try DotMap(from: &reader) { (reader) throws(WireError) in
                Rule.removalWins ? try Inclusion(from: &reader) : .added
            }
            try reader.readSized { (reader) throws(WireError) in try entry.value.decodeState(from: &reader) }
            if entry.isPristine { throw reader.failure(.invalid("a key that is neither there nor left anything")) }
            return entry
        }
    }

    /// Forgets what removed keys left behind, as far as their values allow; a removal that wins over edits stays.
    @inlinable
    public mutating func compact() {
        for position in entries.positions { entries.values[position].value.compact() }
        entries.remove(at: entries.positions.filter { entries.values[$0].isPristine })
        internalCheck(_invariantCheck())
    }
}

extension ObservedMap.Entry {
    @inlinable
    mutating func merge(_ other: Self, in context: MergeContext) {
        presence.merge(other.presence, in: context)
        value.merge(other.value, in: context)
    }
}
