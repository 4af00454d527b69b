import CRDTKit
import ReplicaSim

/// The authors of a concurrent trace, each with a document that takes over others' changes only when the author's next
/// transaction builds on them.
struct ConcurrentAuthorship {
    private let trace: EditingTrace
    private var documents: [Document<RGAText>]

    /// For each author, which transactions the document contains.
    private var contained: [[Bool]]

    init(_ trace: EditingTrace) {
        self.trace = trace
        documents = (0..<trace.authors).map { Document(replica: ReplicaID(high: 0, low: UInt64($0 + 1))) }
        contained = Array(
            repeating: Array(repeating: false, count: trace.transactions.count),
            count: trace.authors
        )
    }
}

extension ConcurrentAuthorship {
    /// Types everything and returns the changes in the order of the trace.
    mutating func type() throws -> [Change] {
        var changes: [[Change]] = []
        for (index, transaction) in trace.transactions.enumerated() {
            for other in missing(before: index) {
                try documents[transaction.author].apply(changes[other])
                contained[transaction.author][other] = true
            }
            changes.append(try transaction.patches.compactMap { try type($0, by: transaction.author) })
            contained[transaction.author][index] = true
        }
        return changes.flatMap { $0 }
    }

    private mutating func type(_ patch: EditingTrace.Patch, by author: Int) throws -> Change? {
        let edit = TextEdit(position: patch.position, removed: patch.deleted, inserted: patch.inserted)
        // Errors are taken out by hand: a body that throws would work on a copy of the text.
        var failure: TextOffsetError?
        let change = documents[author].edit { text in
            do throws(TextOffsetError) {
                try text.apply(edit, in: ScalarOffset.self)
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return change
    }

    /// The transactions that the given one builds on and that its author does not have yet, parents first.
    private func missing(before index: Int) -> [Int] {
        let known = contained[trace.transactions[index].author]
        var found: Set<Int> = []
        var pending = trace.transactions[index].parents
        while let next = pending.popLast() {
            guard !known[next], found.insert(next).inserted else { continue }
            pending += trace.transactions[next].parents
        }
        return found.sorted()
    }
}
