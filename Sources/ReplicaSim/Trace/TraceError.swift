/// Why something is not an editing trace: what it says of a transaction can't be.
public struct TraceError: Error, Sendable, Hashable {
    /// What is wrong with the transaction.
    public let problem: String

    /// The transaction's place in the trace, from 0.
    public let transaction: Int
}

extension TraceError: CustomStringConvertible {
    /// What is wrong and where.
    public var description: String { "transaction \(transaction) \(problem)" }
}
