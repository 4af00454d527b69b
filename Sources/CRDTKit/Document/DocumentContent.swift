/// The part of a document that is the same on all replicas that have applied the same: version, digests and root.
struct DocumentContent<Root: InitializableReplicated> {
    let frontier: Frontier
    let latestStamp: HybridTimestamp
    let root: Root

    /// The fields that were met and are unknown to this version of the app.
    var unknown: [String] = []

    init(_ document: Document<Root>) {
        frontier = document.frontier
        latestStamp = document.latestStamp
        root = document.root
    }
}

extension DocumentContent {
    func encode(to writer: inout WireWriter) {
        frontier.encode(to: &writer)
        writer.write(latestStamp)
        writer.write(byte: Root.wireType.rawValue)
        writer.writeSized { root.encodeState(to: &$0) }
    }

    init(from reader: inout WireReader) throws(WireError) {
        let frontier = try Frontier(from: &reader)
        let latest = try reader.readStamp()
        guard try reader.readByte() == Root.wireType.rawValue else { throw reader.failure(.unexpectedKind) }
        let outerScope = reader.scope
        reader.scope = WireScope(version: frontier.version, latestStamp: latest)
        defer { reader.scope = outerScope }
        let known = reader.unknown.count
        root = try reader.readSized { (reader) throws(WireError) in
            var root = Root()
            try root.decodeState(from: &reader)
            return root
        }
        self.frontier = frontier
        latestStamp = latest
        unknown = Array(reader.unknown[known...])
    }
}
