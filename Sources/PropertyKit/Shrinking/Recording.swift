/// What a failing run really drew.
struct Recording {
    var values: [UInt64]
    var bounds: [UInt64]
    var spans: [Span]
}

extension Recording {
    /// The positions at which there was an alternative to a value other than zero.
    func reduciblePositions(above smallestBound: UInt64 = 0) -> [Int] {
        values.indices.filter { bounds[$0] > smallestBound && values[$0] > 0 }
    }
}
