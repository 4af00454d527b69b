/// A property that could not be tried as it should: nothing is known about whether it holds.
public enum PropertyHealthFailure: Error, Sendable, Equatable {
    /// Far more cases were rejected by assumptions and filters than accepted.
    case tooManyRejections(name: String, accepted: Int, rejected: Int)
    /// Far more cases wanted too many choices than were accepted.
    case tooLarge(name: String, accepted: Int, overruns: Int, maximumChoices: Int)
    /// Fewer examples than required carried a label.
    case labelTooRare(name: String, label: String, count: Int, examples: Int, requiredPercent: Int)
    /// The text given as `replay` is not one that a failure printed.
    case unreadableReplay(name: String, replay: String)
}

extension PropertyHealthFailure: CustomStringConvertible {
    /// What went wrong and what to do about it.
    public var description: String {
        switch self {
        case .tooManyRejections(let name, let accepted, let rejected):
            return """
                property “\(name)” rejected \(rejected) cases and accepted only \(accepted): generate what it needs \
                directly instead of filtering
                """
        case .tooLarge(let name, let accepted, let overruns, let maximumChoices):
            return """
                property “\(name)” wanted more than \(maximumChoices) choices in \(overruns) cases and accepted only \
                \(accepted): generate smaller values or raise maximumChoices
                """
        case .labelTooRare(let name, let label, let count, let examples, let requiredPercent):
            return """
                property “\(name)” met “\(label)” in \(count) of \(examples) examples, but requires \
                \(requiredPercent) %
                """
        case .unreadableReplay(let name, let replay):
            return "property “\(name)” cannot read the replay \"\(replay)\""
        }
    }
}
