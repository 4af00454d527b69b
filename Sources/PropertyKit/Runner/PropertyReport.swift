/// What a property that held was tried on.
public struct PropertyReport: Sendable, Equatable {
    /// How many examples the property held for.
    public internal(set) var examples = 0
    /// How many cases were discarded because an assumption or a filter rejected them.
    public internal(set) var rejected = 0
    /// How many cases were discarded because they wanted too many choices.
    public internal(set) var overruns = 0
    /// How many choices were made altogether.
    public internal(set) var choices = 0
    /// How many examples carried each label, in the order of the labels' names.
    public internal(set) var labels: [LabelCount] = []

    /// A label and the number of examples that carried it.
    public struct LabelCount: Sendable, Equatable {
        /// The label, as given to ``TestCase/label(_:)``.
        public let label: String
        /// How many examples carried it.
        public internal(set) var count: Int
    }
}

extension PropertyReport {
    /// How many examples carried `label`.
    public func count(of label: String) -> Int {
        labels.first { $0.label == label }?.count ?? 0
    }

    mutating func record(_ names: [String]) {
        for name in names {
            let index = labels.firstIndex { $0.label >= name } ?? labels.count
            if index < labels.count && labels[index].label == name {
                labels[index].count += 1
            } else {
                labels.insert(LabelCount(label: name, count: 1), at: index)
            }
        }
    }
}

extension PropertyReport: CustomStringConvertible {
    /// One line of totals and one for each label.
    public var description: String {
        var lines = ["\(examples) examples passed, \(rejected) rejected, \(overruns) too large, \(choices) choices"]
        for entry in labels {
            lines.append("  \(entry.label): \(entry.count) (\(entry.count * 100 / max(1, examples)) %)")
        }
        return lines.joined(separator: "\n")
    }
}
