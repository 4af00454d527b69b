/// Who is in favour of what: each replica counts its own votes, up and down, and takes the larger counts of the others.
struct Ballot: Sendable {
    private let replica: Int
    private var yes = Array(repeating: 0, count: 8)
    private var no = Array(repeating: 0, count: 8)

    /// Creates an empty ballot of one of at most eight replicas.
    init(replica: Int) {
        self.replica = replica
    }
}

extension Ballot {
    /// How many more are in favour.
    var balance: Int { yes.reduce(0, +) - no.reduce(0, +) }

    /// Counts a vote.
    mutating func vote(_ isInFavour: Bool) {
        if isInFavour { yes[replica] += 1 } else { no[replica] += 1 }
    }

    /// Takes in the votes that another replica has counted.
    mutating func merge(_ other: Ballot) {
        yes = zip(yes, other.yes).map(max)
        no = zip(no, other.no).map(max)
    }
}
