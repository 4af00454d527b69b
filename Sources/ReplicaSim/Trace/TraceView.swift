import CRDTKit

/// What an author of a concurrent trace sees: a document that takes over others' changes only when the author's next
/// transaction builds on them.
struct TraceView {
    private let plan: TracePlan
    private var document: Document<RGAText>
    private var history: TraceHistory

    /// For each author the changes that the mailbox has brought, in order.
    private var arrived: [[Change]]

    /// Up to where the mailbox has been emptied.
    private var fetched = VersionVector()
    private let authors: [ReplicaID]

    init(plan: TracePlan, seat: Seat, clock: VirtualClock) {
        self.plan = plan
        document = Document(replica: seat.identity(of: seat.index), clock: clock.physical)
        history = TraceHistory(transactions: plan.trace.transactions.count)
        arrived = Array(repeating: [], count: plan.trace.authors)
        authors = (0..<plan.trace.authors).map { seat.identity(of: $0) }
    }
}

extension TraceView {
    /// Takes over from the mailbox what a transaction builds on.
    /// - Returns: false if the mailbox does not hold all of it yet; nothing is taken over then.
    mutating func prepare(for index: Int, from mailbox: Document<RGAText>) throws(Violation) -> Bool {
        let missing = history.missing(before: index, in: plan.trace)
        if missing.isEmpty { return true }
        if !missing.allSatisfy(hasArrived) {
            try fetch(from: mailbox)
            guard missing.allSatisfy(hasArrived) else { return false }
        }
        for transaction in missing {
            history.add(transaction)
            guard let place = plan.places[transaction] else { continue }
            let change = arrived[plan.trace.transactions[transaction].author][place]
            do throws(DocumentError) {
                try document.apply(change)
            } catch {
                throw Violation(oracle: "typing", message: "transaction \(transaction) can't be applied: \(error)")
            }
        }
        return true
    }

    /// Types a transaction.
    mutating func type(_ transaction: EditingTrace.Transaction, index: Int) throws(Violation) -> Change? {
        history.add(index)
        return try document.type(transaction, index: index)
    }

    /// The text once everything in the mailbox is taken over; nil if it can't be.
    func text(with mailbox: Document<RGAText>) -> String? {
        var document = document
        do throws(DocumentError) {
            try document.apply(mailbox.changes(since: document.version))
        } catch {
            return nil
        }
        return document.root.string
    }

    private func hasArrived(_ transaction: Int) -> Bool {
        guard let place = plan.places[transaction] else { return true }
        return place < arrived[plan.trace.transactions[transaction].author].count
    }

    private mutating func fetch(from mailbox: Document<RGAText>) throws(Violation) {
        do throws(DocumentError) {
            for change in try mailbox.changes(since: fetched) {
                if let author = authors.firstIndex(of: change.author) { arrived[author].append(change) }
            }
        } catch {
            throw Violation(oracle: "typing", message: "the mailbox does not hand out its changes: \(error)")
        }
        fetched = mailbox.version
    }
}
