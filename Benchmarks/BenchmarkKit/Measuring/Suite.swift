/// Figures about one subject.
struct Suite {
    /// What is typed.
    let name: String

    /// What it is about.
    let summary: String

    let figures: [Figure]
}
