extension EditingTrace {
    /// Reads a trace from a file's bytes, plain or gzipped JSON.
    /// - Throws: ``TraceError`` with the offset at which the bytes stop making sense.
    public init(fileContents bytes: [UInt8]) throws(TraceError) {
        try self.init(json: Gzip.isCompressed(bytes) ? Gzip.decompress(bytes) : bytes)
    }

    /// Reads a trace from JSON. Unknown keys are skipped.
    /// - Throws: ``TraceError`` with the offset at which the text stops making sense.
    public init(json: [UInt8]) throws(TraceError) {
        var fields = TraceFields()
        var reader = JSONReader(json)
        try reader.readObject { (reader, key) throws(TraceError) in try fields.read(key, from: &reader) }
        try reader.readEnd()
        try self.init(fields)
    }

    private init(_ fields: TraceFields) throws(TraceError) {
        guard let endContent = fields.endContent else {
            throw .unexpected("no \"endContent\"", offset: 0)
        }
        guard var transactions = fields.transactions else {
            throw .unexpected("no \"txns\"", offset: 0)
        }
        if !fields.startContent.isEmpty {
            let start = Patch(position: 0, deleted: 0, inserted: fields.startContent)
            transactions = transactions.map { transaction in
                Transaction(
                    author: transaction.author,
                    parents: transaction.parents.isEmpty ? [0] : transaction.parents.map { $0 &+ 1 },
                    patches: transaction.patches
                )
            }
            transactions.insert(Transaction(author: 0, parents: [], patches: [start]), at: 0)
        }
        try self.init(
            kind: fields.isConcurrent ? .concurrent : .sequential,
            authors: fields.isConcurrent ? fields.authors : 1,
            transactions: transactions,
            endContent: endContent
        )
    }
}

/// What was found in a trace's JSON.
private struct TraceFields {
    var isConcurrent = false
    var authors = 1
    var startContent = ""
    var endContent: String?
    var transactions: [EditingTrace.Transaction]?

    mutating func read(_ key: String, from reader: inout JSONReader) throws(TraceError) {
        switch key {
        case "kind": isConcurrent = try reader.readString() == "concurrent"
        case "numAgents": authors = try reader.readNumber()
        case "startContent": startContent = try reader.readString()
        case "endContent": endContent = try reader.readString()
        case "txns": transactions = try Self.readTransactions(from: &reader)
        default: try reader.skipValue()
        }
    }

    private static func readTransactions(
        from reader: inout JSONReader
    ) throws(TraceError) -> [EditingTrace.Transaction] {
        var transactions: [EditingTrace.Transaction] = []
        try reader.readArray { (reader) throws(TraceError) in
            var author = 0
            var parents: [Int] = []
            var patches: [EditingTrace.Patch] = []
            try reader.readObject { (reader, key) throws(TraceError) in
                switch key {
                case "agent": author = try reader.readNumber()
                case "parents":
                    try reader.readArray { (reader) throws(TraceError) in parents.append(try reader.readNumber()) }
                case "patches":
                    try reader.readArray { (reader) throws(TraceError) in patches.append(try readPatch(from: &reader)) }
                default: try reader.skipValue()
                }
            }
            transactions.append(EditingTrace.Transaction(author: author, parents: parents, patches: patches))
        }
        return transactions
    }

    private static func readPatch(from reader: inout JSONReader) throws(TraceError) -> EditingTrace.Patch {
        let start = reader.offset
        var place = 0
        var position = 0
        var deleted = 0
        var inserted = ""
        try reader.readArray { (reader) throws(TraceError) in
            switch place {
            case 0: position = try reader.readNumber()
            case 1: deleted = try reader.readNumber()
            case 2: inserted = try reader.readString()
            default: try reader.skipValue()
            }
            place += 1
        }
        guard place == 3 else { throw .unexpected("a patch of \(place) parts instead of 3", offset: start) }
        return EditingTrace.Patch(position: position, deleted: deleted, inserted: inserted)
    }
}
