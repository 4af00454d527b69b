extension Document {
    /// The version with the digests of the changes that make it up.
    public var frontier: Frontier {
        Frontier(version: version, digests: version.map { log[$0.replica]?.digest ?? 0 })
    }

    /// Compares digests wherever both sides know the digest at the same counter.
    /// - Throws: ``DocumentError/equivocation(_:)`` at the first difference.
    mutating func checkEquivocation(with frontier: Frontier) throws(DocumentError) {
        for (entry, digest) in zip(frontier.version, frontier.digests) {
            guard let history = log[entry.replica], let mine = history.digest(at: entry.counter), mine != digest else {
                continue
            }
            let local = history.change(endingAfter: entry.counter - 1)
            throw equivocation(
                Equivocation(replica: entry.replica, counter: entry.counter, local: local, remote: nil)
            )
        }
    }
}
