extension RemoveWinsSet {
    /// Notes, for each element, that it came or went.
    public static func noteWrites(
        from reader: inout WireReader,
        by authorship: Authorship,
        in trace: inout WriteTrace
    ) throws(WireError) {
        try forEachOperation(in: &reader, by: authorship) { operation, authorship in
            trace.within(.key(EncodedValue(operation.element))) { trace in
                switch operation {
                case .add: trace.note(EncodedValue(true), by: authorship, .removalWins)
                case .remove: trace.note(EncodedValue(false), by: authorship, .removalWins)
                case .forget: trace.forget(by: authorship)
                }
            }
        }
    }

    /// Adds or removes an element.
    public mutating func write(_ value: EncodedValue?, at path: ArraySlice<ValuePath.Part>) -> Bool {
        guard path.count == 1, case .key(let key)? = path.first, let element = key.decoded(as: Element.self) else {
            return false
        }
        if value == EncodedValue(true) { insert(element) } else { remove(element) }
        return true
    }
}
