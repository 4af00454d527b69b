import ReplicaSim

/// What the simulator is told.
extension Ballot: MergedType {
    func operation(at moment: Moment, from draws: inout DrawStream) -> Bool? { draws.below(2) == 0 }
    mutating func perform(_ vote: Bool) { self.vote(vote) }
    var content: String { "\(balance)" }
    static func expected(after history: History<Bool>) -> String? {
        "\(history.deeds.reduce(0) { $0 + ($1.operation ? 1 : -1) })"
    }
}
