/// Recorded keystrokes of real people: who typed what where, and the text that came out.
///
/// The formats are those of github.com/josephg/editing-traces. Positions and lengths count Unicode scalars.
public struct EditingTrace: Sendable, Hashable {
    /// Whether one sequence of edits was recorded, or the histories of several authors.
    public enum Kind: String, Sendable, Hashable {
        /// Each transaction follows the one before it.
        case sequential

        /// Each transaction follows those that it names.
        case concurrent
    }

    /// How it was recorded.
    public let kind: Kind

    /// How many people typed.
    public let authors: Int

    /// What they typed, each after all that it depends on.
    public let transactions: [Transaction]

    /// The text that came out.
    public let endContent: String

    /// Creates a trace.
    /// - Throws: ``TraceError`` when a transaction names an author or a parent that is not there or, in a sequential trace,
    ///   edits beyond the end of the text; in a concurrent one that shows when it is typed.
    public init(
        kind: Kind,
        authors: Int,
        transactions: [Transaction],
        endContent: String
    ) throws(TraceError) {
        self.kind = kind
        self.authors = authors
        self.transactions = transactions
        self.endContent = endContent
        for (index, transaction) in transactions.enumerated() {
            guard (0..<authors).contains(transaction.author) else {
                throw TraceError(problem: "has author \(transaction.author) of \(authors)", transaction: index)
            }
            guard transaction.parents.allSatisfy({ (0..<index).contains($0) }) else {
                throw TraceError(problem: "follows one that is not before it", transaction: index)
            }
        }
        if kind == .sequential { try checkPositions() }
    }
}

extension EditingTrace {
    /// Makes sure that each patch lies within the text that those before it produce.
    private func checkPositions() throws(TraceError) {
        var length = 0
        for (index, transaction) in transactions.enumerated() {
            for patch in transaction.patches {
                guard (0...length).contains(patch.position), (0...(length - patch.position)).contains(patch.deleted)
                else {
                    let problem = "edits at \(patch.position) in a text of \(length) scalars"
                    throw TraceError(problem: problem, transaction: index)
                }
                length += patch.inserted.unicodeScalars.count - patch.deleted
            }
        }
    }

    /// Edits that were made at once.
    public struct Transaction: Sendable, Hashable {
        /// Who made them, from 0.
        public let author: Int

        /// The transactions whose merged result they were made on; empty in sequential traces.
        public let parents: [Int]

        /// The edits, each at a position in the result of the one before.
        public let patches: [Patch]

        /// Creates a transaction.
        public init(author: Int, parents: [Int], patches: [Patch]) {
            self.author = author
            self.parents = parents
            self.patches = patches
        }
    }

    /// One edit: a deletion, an insertion, or one after the other at the same place.
    public struct Patch: Sendable, Hashable {
        /// Where, in Unicode scalars from the start.
        public let position: Int

        /// How many scalars are deleted.
        public let deleted: Int

        /// What is then inserted.
        public let inserted: String

        /// Creates a patch.
        public init(position: Int, deleted: Int, inserted: String) {
            self.position = position
            self.deleted = deleted
            self.inserted = inserted
        }
    }

    /// How many patches there are in all.
    public var edits: Int { transactions.reduce(0) { $0 + $1.patches.count } }
}

extension EditingTrace.Transaction {
    /// Whether it changes nothing.
    var isEmpty: Bool { patches.allSatisfy { $0.deleted == 0 && $0.inserted.isEmpty } }
}
