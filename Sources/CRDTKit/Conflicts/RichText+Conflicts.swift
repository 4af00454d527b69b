extension RichText {
    /// Notes which characters are removed, if that is wanted; formatting that met is not noted.
    public static func noteWrites(
        from reader: inout WireReader,
        by authorship: Authorship,
        in trace: inout WriteTrace
    ) throws(WireError) {
        if trace.removals == nil { return }
        try forEachOperation(in: &reader, by: authorship) { operation, _ in
            guard case .text(.remove(let ranges)) = operation.kind else { return }
            for range in ranges { trace.note(removed: range) }
        }
    }
}
