public import ReplicaSim

extension Workload {
    /// The ballot that is right.
    public static let ballot = Workload("ballot", summary: "votes for and against", testing: Ballot.self)

    /// The one that loses votes.
    public static let naiveBallot = Workload("naive ballot", summary: "loses votes", testing: NaiveBallot.self)
}
