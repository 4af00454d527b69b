/// One kind of step of a ``ModelTest``.
struct ModelCommand<System, Model> {
    let name: String
    let weight: UInt64
    let isEnabled: (Model) -> Bool
    /// Draws the argument, runs the step on both sides, compares the results, and gives the step's description if the case
    /// is reporting.
    let run: (inout TestCase, inout System, inout Model) throws -> String
}
