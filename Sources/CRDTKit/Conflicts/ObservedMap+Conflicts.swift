extension ObservedMap {
    /// Notes, for each key, that it was edited or removed, and what was written under it.
    public static func noteWrites(
        from reader: inout WireReader,
        by authorship: Authorship,
        in trace: inout WriteTrace
    ) throws(WireError) {
        let rule: ConflictRule = Rule.removalWins ? .removalWins : .additionWins
        let map = ObservedMap()
        while !reader.isAtEnd {
            let head = try map.readHead(from: &reader)
            try trace.within(.key(EncodedValue(head.key))) { (trace) throws(WireError) in
                if let step = head.step {
                    trace.within(.presence) { $0.note(EncodedValue(step == .update), by: authorship, rule) }
                }
                try reader.readSized { (reader) throws(WireError) in
                    try Value.noteWrites(from: &reader, by: authorship, in: &trace)
                    reader.skipRest()
                }
            }
        }
    }

    /// Creates or removes a key, or writes what is under it.
    public mutating func write(_ value: EncodedValue?, at path: ArraySlice<ValuePath.Part>) -> Bool {
        guard case .key(let part)? = path.first, let key = part.decoded(as: Key.self) else { return false }
        let rest = path.dropFirst()
        if rest.first != .presence { return self[key]?.write(value, at: rest) ?? false }
        guard value == EncodedValue(true) else {
            removeValue(forKey: key)
            return true
        }
        var access = beginAccess(key)
        create(in: &access)
        endAccess(access)
        return true
    }
}
