/// What is left of the network when faults end for some replicas first: a few that hear each other, and beside them only links
/// that work one way, or not at all.
struct ConnectedCore: Sendable, Hashable {
    /// Whether each replica is one of those that hear each other.
    let members: [Bool]

    /// Whether each link works, by sender and then receiver.
    let links: [Bool]
}

extension ConnectedCore {
    /// Draws a core of two replicas at least, and of all but one at most.
    static func drawn(replicas: Int, random: KeyedRandom) -> ConnectedCore {
        var draws = random.stream(.core)
        var order = Array(0..<replicas)
        for index in order.indices.dropLast() { order.swapAt(index, index + draws.below(replicas - index)) }
        let size = 2 + draws.below(max(1, replicas - 2))
        var members = Array(repeating: false, count: replicas)
        for index in order.prefix(size) { members[index] = true }
        var links = Array(repeating: false, count: replicas * replicas)
        for source in 0..<replicas {
            for destination in 0..<replicas where source < destination {
                let isWithin = members[source] && members[destination]
                let way = draws.below(3)
                links[source * replicas + destination] = isWithin || way == 1
                links[destination * replicas + source] = isWithin || way == 2
            }
        }
        return ConnectedCore(members: members, links: links)
    }

    @inline(__always)
    func connects(_ source: Int, _ destination: Int) -> Bool { links[source * members.count + destination] }
}
