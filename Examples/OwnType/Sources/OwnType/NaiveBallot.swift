/// A ballot as one might write it first: one balance per replica, of which the larger survives. That loses votes against.
struct NaiveBallot: Sendable {
    private let replica: Int
    private var balances = Array(repeating: 0, count: 8)

    /// Creates an empty ballot of one of at most eight replicas.
    init(replica: Int) {
        self.replica = replica
    }
}

extension NaiveBallot {
    /// How many more are in favour.
    var balance: Int { balances.reduce(0, +) }

    /// Counts a vote.
    mutating func vote(_ isInFavour: Bool) { balances[replica] += isInFavour ? 1 : -1 }

    /// Takes in the votes that another replica has counted.
    mutating func merge(_ other: NaiveBallot) { balances = zip(balances, other.balances).map(max) }
}
