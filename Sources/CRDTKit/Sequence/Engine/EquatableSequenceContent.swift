/// Content that can be compared.
protocol EquatableSequenceContent: SequenceContent {
    func isEqual(_ range: Range<Int>, to otherRange: Range<Int>, in other: Self) -> Bool
}
