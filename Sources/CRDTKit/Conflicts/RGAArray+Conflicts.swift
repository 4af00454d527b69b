extension RGAArray {
    /// Notes what is removed, if that is wanted; nothing else is decided between concurrent edits.
    public static func noteWrites(
        from reader: inout WireReader,
        by authorship: Authorship,
        in trace: inout WriteTrace
    ) throws(WireError) {
        if trace.removals == nil { return }
        try forEachOperation(in: &reader, by: authorship) { operation, _ in
            guard case .remove(let ranges) = operation else { return }
            for range in ranges { trace.note(removed: range) }
        }
    }
}
