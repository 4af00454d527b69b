/// What a failing run really drew.
struct Recording {
    var choices: [UInt64]
    var bounds: [UInt64]
    var spans: [Span]
}

extension Recording {
    /// The positions at which there was an alternative to a value other than zero.
    func reduciblePositions(above smallestBound: UInt64 = 0) -> [Int] {
        choices.indices.filter { bounds[$0] > smallestBound && choices[$0] > 0 }
    }
}
