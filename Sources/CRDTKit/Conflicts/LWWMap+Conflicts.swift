extension LWWMap {
    /// Notes each write and removal of a key.
    public static func noteWrites(
        from reader: inout WireReader,
        by authorship: Authorship,
        in trace: inout WriteTrace
    ) throws(WireError) {
        try forEachOperation(in: &reader, by: authorship) { operation, authorship in
            trace.within(.key(EncodedValue(operation.key))) { trace in
                switch operation {
                case .set(_, let value): trace.note(EncodedValue(value), by: authorship, .lastWriterWins)
                case .remove: trace.note(nil, by: authorship, .lastWriterWins)
                case .forget: trace.forget(by: authorship)
                }
            }
        }
    }

    /// Writes or removes a key.
    public mutating func write(_ value: EncodedValue?, at path: ArraySlice<ValuePath.Part>) -> Bool {
        guard path.count == 1, case .key(let part)? = path.first, let key = part.decoded(as: Key.self) else {
            return false
        }
        let newValue = value?.decoded(as: Value.self)
        if value != nil && newValue == nil { return false }
        self[key] = newValue
        return true
    }
}
