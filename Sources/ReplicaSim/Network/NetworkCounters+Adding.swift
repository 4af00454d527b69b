extension NetworkCounters {
    /// Adds what the network did in another run.
    mutating func add(_ other: NetworkCounters) {
        sent += other.sent
        delivered += other.delivered
        lost += other.lost
        duplicated += other.duplicated
        reordered += other.reordered
        cutOff += other.cutOff
        clogged += other.clogged
        damaged += other.damaged
        tooLarge += other.tooLarge
        overflowed += other.overflowed
        unheard += other.unheard
        bytesSent += other.bytesSent
        bytesDelivered += other.bytesDelivered
        largestMessage = max(largestMessage, other.largestMessage)
    }
}
