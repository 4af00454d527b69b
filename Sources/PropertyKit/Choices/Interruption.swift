/// Why a test case ended before the property had its say.
enum Interruption: Error {
    /// The case does not meet an assumption and counts neither for nor against the property.
    case rejected
    /// More choices were asked for than the case may have.
    case overrun
}
