extension EditingTrace: Decodable {
    private enum Key: String, CodingKey {
        case kind, numAgents, startContent, endContent, txns
    }

    /// Reads a trace in the form of its file, for instance with Foundation's `JSONDecoder`. Unknown keys are skipped.
    /// - Throws: `DecodingError`, or ``TraceError`` when what is read can't be.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        let kind =
            try fields.decodeIfPresent(String.self, forKey: .kind) == "concurrent" ? Kind.concurrent : .sequential
        var transactions = try fields.decode([Transaction].self, forKey: .txns)
        if let start = try fields.decodeIfPresent(String.self, forKey: .startContent), !start.isEmpty {
            Self.begin(&transactions, with: start)
        }
        try self.init(
            kind: kind,
            authors: kind == .concurrent ? try fields.decodeIfPresent(Int.self, forKey: .numAgents) ?? 1 : 1,
            transactions: transactions,
            endContent: try fields.decode(String.self, forKey: .endContent)
        )
    }

    /// Makes the text that a recording began with its first transaction, which all others follow.
    private static func begin(_ transactions: inout [Transaction], with text: String) {
        transactions = transactions.map { transaction in
            Transaction(
                author: transaction.author,
                parents: transaction.parents.isEmpty ? [0] : transaction.parents.map { $0 &+ 1 },
                patches: transaction.patches
            )
        }
        let start = Patch(position: 0, deleted: 0, inserted: text)
        transactions.insert(Transaction(author: 0, parents: [], patches: [start]), at: 0)
    }
}

extension EditingTrace.Transaction: Decodable {
    private enum Key: String, CodingKey {
        case agent, parents, patches
    }

    /// Reads a transaction in the form of a trace's file.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        self.init(
            author: try fields.decodeIfPresent(Int.self, forKey: .agent) ?? 0,
            parents: try fields.decodeIfPresent([Int].self, forKey: .parents) ?? [],
            patches: try fields.decodeIfPresent([EditingTrace.Patch].self, forKey: .patches) ?? []
        )
    }
}

extension EditingTrace.Patch: Decodable {
    /// Reads a patch, an array of position, number of scalars deleted, and text inserted.
    public init(from decoder: any Decoder) throws {
        var parts = try decoder.unkeyedContainer()
        let position = try parts.decode(Int.self)
        let deleted = try parts.decode(Int.self)
        guard position >= 0, deleted >= 0 else {
            throw DecodingError.dataCorruptedError(in: parts, debugDescription: "a patch has no negative numbers")
        }
        self.init(position: position, deleted: deleted, inserted: try parts.decode(String.self))
    }
}
