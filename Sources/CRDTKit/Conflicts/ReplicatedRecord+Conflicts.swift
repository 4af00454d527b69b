extension ReplicatedRecord {
    /// Notes what was written in each field.
    public static func noteWrites(
        from reader: inout WireReader,
        by authorship: Authorship,
        in trace: inout WriteTrace
    ) throws(WireError) {
        try readFields(from: &reader) { (_, field, reader) throws(WireError) in
            try trace.within(.field(field.key)) { (trace) throws(WireError) in
                try field.access.noteWrites(from: &reader, by: authorship, in: &trace)
                reader.skipRest()
            }
        }
    }

    /// Writes in a field.
    public mutating func write(_ value: EncodedValue?, at path: ArraySlice<ValuePath.Part>) -> Bool {
        guard case .field(let key)? = path.first, let index = Self.fields.index(of: key) else { return false }
        return Self.fields.sorted[index].access.write(&self, value, at: path.dropFirst())
    }
}
