extension TraceResult {
    /// The result as one line of JSON; keys only ever get added.
    /// - Parameter wallNanoseconds: how long the run took by a real clock, which is the only key that varies.
    public func jsonLine(wallNanoseconds: Int64) -> String {
        var object = JSONObject()
        object.add("file", name)
        object.add("matches", matchesEverywhere)
        object.add("kind", kind.rawValue)
        object.add("authors", authors)
        object.add("seed", run.configuration.seed)
        run.addOutcome(to: &object)
        object.add("edits", edits)
        object.add("changes", run.operations)
        object.add("textBytes", textBytes)
        run.addNetwork(to: &object)
        object.add("wallSeconds", nanoseconds: wallNanoseconds)
        return object.line
    }
}
