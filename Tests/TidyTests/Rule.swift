/// Something that holds all over the project and that a scan of its sources can check.
protocol Rule: Sendable {
    /// The name by which `Allowance` and test output refer to it.
    var name: String { get }

    func findings(in tree: SourceTree) -> [Finding]
}
