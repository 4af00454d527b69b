/// Each field is what its own model says.
extension MixedDocument: Modelled {
    /// Some fields are edited more often than others.
    private static var chances: [Int] { Array(models.indices) + [12, 13, 13] }

    private static var models: [ModelField<MixedDocument>] {
        [
            ModelField(\.title), ModelField(\.price), ModelField(\.visits), ModelField(\.stock), ModelField(\.isOpen),
            ModelField(\.isMuted), ModelField(\.seen), ModelField(\.tags), ModelField(\.blocked),
            ModelField(\.settings), ModelField(\.votes), ModelField(\.drafts), ModelField(\.items), ModelField(\.body),
        ]
    }

    func drawEdit(from draws: inout DrawStream) -> ModelEdit {
        let field = Self.chances[draws.below(Self.chances.count)]
        return .within(field, Self.models[field].drawEdit(self, &draws))
    }

    mutating func perform(_ edit: ModelEdit) {
        guard case .within(let field, let nested) = edit else { return }
        Self.models[field].perform(nested, &self)
    }

    var observed: String { Self.models.map { $0.observed(self) }.joined(separator: "; ") }

    static func expected(_ past: Past) -> String {
        models.indices.map { models[$0].expected(past.part($0)) }.joined(separator: "; ")
    }

    func comparison(with past: Past) -> (actual: String, expected: String) {
        let fields = Self.models.indices.map { Self.models[$0].comparison(self, past.part($0)) }
        return (
            fields.map(\.actual).joined(separator: "; "), fields.map(\.expected).joined(separator: "; ")
        )
    }

    var flaw: String? { body.flaw }
}
