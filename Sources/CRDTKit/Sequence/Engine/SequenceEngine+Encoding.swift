extension SequenceEngine {
    /// Writes the state: the canonical runs, then the content of those that are not deleted.
    func encodeState(to writer: inout WireWriter) {
        SequenceRunColumns.encode(Array(runs), to: &writer)
        visibleContent.encode(to: &writer)
    }

    /// Reads a state.
    /// - Throws: ``WireError`` when the bytes hold none, or one not in canonical form.
    init(from reader: inout WireReader) throws(WireError) {
        let runs = try SequenceRunColumns.decode(from: &reader)
        let content = try Fragment(from: &reader)
        do throws(SequenceError) {
            // Version 1 kept the content of deleted elements.
            try self.init(runs: runs, content: content, includesDeleted: reader.formatVersion == 1)
        } catch {
            throw reader.failure(.invalid(error.description))
        }
    }
}
