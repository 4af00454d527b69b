extension DisableWinsFlag {
    /// Notes each switching.
    public static func noteWrites(
        from reader: inout WireReader,
        by authorship: Authorship,
        in trace: inout WriteTrace
    ) throws(WireError) {
        try forEachOperation(in: &reader, by: authorship) { operation, authorship in
            switch operation {
            case .write(let value, _): trace.note(EncodedValue(value), by: authorship, .removalWins)
            case .forget: trace.forget(by: authorship)
            }
        }
    }

    /// Switches the flag.
    public mutating func write(_ value: EncodedValue?, at path: ArraySlice<ValuePath.Part>) -> Bool {
        guard path.isEmpty, let value = value?.decoded(as: Bool.self) else { return false }
        self.value = value
        return true
    }
}
