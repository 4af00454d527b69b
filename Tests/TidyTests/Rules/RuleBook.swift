/// The rules that the project's own sources are held to.
enum RuleBook {
    static let rules: [any Rule] = [
        DeterminismRule(),
        RandomnessRule(),
        FloatingPointRule(),
        UnorderedIterationRule(),
        EscapeHatchRule(),
        PreconditionMessageRule(),
        FileLengthRule(),
        FunctionLengthRule(),
        UnfinishedMarkRule(),
        PublicDocumentationRule(),
        WorkplaceWordsRule(),
        OneTypePerFileRule(),
        LayeringRule(),
        FolderRule(),
    ]

    static func rule(named name: String) -> any Rule {
        guard let rule = rules.first(where: { $0.name == name }) else { preconditionFailure("no rule named \(name)") }
        return rule
    }
}
