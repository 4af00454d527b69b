/// A share of the examples that has to carry a label.
struct CoverageRequirement: Sendable {
    let label: String
    let percent: Int
}

extension CoverageRequirement {
    func check(_ report: PropertyReport, name: String) throws {
        let count = report.count(of: label)
        guard count * 100 < percent * report.examples else { return }
        throw PropertyHealthFailure.labelTooRare(
            name: name,
            label: label,
            count: count,
            examples: report.examples,
            requiredPercent: percent
        )
    }
}
