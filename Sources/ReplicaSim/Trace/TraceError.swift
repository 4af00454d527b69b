/// Why bytes are not an editing trace.
public enum TraceError: Error, Sendable, Hashable {
    /// The compressed data is damaged, at an offset in bytes.
    case damagedCompression(String, offset: Int)

    /// The text is no JSON, or not the JSON that was expected, at an offset in bytes of the uncompressed text.
    case unexpected(String, offset: Int)

    /// The JSON is no trace: what it says of a transaction cannot be.
    case impossible(String, transaction: Int)
}

extension TraceError: CustomStringConvertible {
    /// What is wrong and where.
    public var description: String {
        switch self {
        case .damagedCompression(let problem, let offset): "damaged gzip data at byte \(offset): \(problem)"
        case .unexpected(let problem, let offset): "not a trace: \(problem) at byte \(offset)"
        case .impossible(let problem, let transaction): "not a trace: transaction \(transaction) \(problem)"
        }
    }
}
