extension ObservedMap: StandaloneReplicated, InitializableReplicated, Codable {
    /// The map's number in encoded data.
    public static var wireType: WireType { Rule.wireType }

    /// Removes every key, with what removals left behind, when what the map is part of is removed; an edit made
    /// concurrently survives under either rule.
    public mutating func reset() {
        for (key, _) in CanonicalMap.ordered(entries) { remove(WireKey(key), leaving: .remove) }
    }

    /// Takes in another replica's state. O(n + m).
    public mutating func merge(_ other: ObservedMap, in context: MergeContext) {
        let nothing = Entry()
        // order-free: each key is merged by itself
        for key in Set(entries.keys).union(other.entries.keys) {
            let theirs = other.entries[key] ?? nothing
            if entries[key] == theirs { continue }
            var entry = entries.removeValue(forKey: key) ?? nothing
            entry.presence.merge(theirs.presence, in: context)
            entry.value.merge(theirs.value, in: context)
            if !entry.isPristine { entries[key] = entry }
        }
    }

    /// Writes the keys in the order of their encodings, each with the writes about it and its value.
    public func encodeState(to writer: inout WireWriter) {
        CanonicalMap.encode(entries, to: &writer) { entry, writer in
            entry.presence.encode(to: &writer) { presence, writer in
                if Rule.removalWins { presence.encode(to: &writer) }
            }
            writer.writeSized { entry.value.encodeState(to: &$0) }
        }
    }

    /// Reads the keys.
    public mutating func decodeState(from reader: inout WireReader) throws(WireError) {
        entries = try CanonicalMap.decode(from: &reader) { (reader) throws(WireError) in
            var entry = Entry()
            entry.presence = try DotMap(from: &reader) { (reader) throws(WireError) in
                Rule.removalWins ? try Presence(from: &reader) : .added
            }
            try reader.readSized { (reader) throws(WireError) in try entry.value.decodeState(from: &reader) }
            if entry.isPristine { throw reader.failure(.invalid("a key that is neither there nor left anything")) }
            return entry
        }
    }

    /// Forgets what removed keys left behind, as far as their values allow; a removal that wins over edits stays.
    public mutating func compact() {
        // order-free: each key is compacted by itself
        for (key, compacted) in entries {
            var entry = compacted
            entry.value.compact()
            entries[key] = entry.isPristine ? nil : entry
        }
    }
}
