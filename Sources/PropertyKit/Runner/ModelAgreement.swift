/// Something that a system and its model have to agree on after each step.
struct ModelAgreement<System, Model> {
    let name: String
    /// How the two differ, or `nil` if they agree.
    let difference: (System, Model) throws -> String?
}
