extension RGAArray {
    /// Notes what is removed, if that is wanted.
    public static func noteWrites(
        from reader: inout WireReader,
        by authorship: Authorship,
        in trace: inout WriteTrace
    ) throws(WireError) {
        try noteRemovals(from: &reader, by: authorship, in: &trace)
    }
}
