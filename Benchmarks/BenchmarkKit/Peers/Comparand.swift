/// One of CRDTKit's figures against what it is compared with.
struct Comparand {
    let trace: String?
    let figure: String
    let ours: Double
    let theirs: Double
    let unit: String

    /// Whose `theirs` is, or what goal.
    let against: String

    /// Whether more is better, as with bytes a second.
    var moreIsBetter = false
}

extension Comparand {
    /// How many times as much as the other; where more is better, how many times as little.
    var ratio: Double { moreIsBetter ? theirs / ours : ours / theirs }

    /// Whether it is at least as good.
    var isReached: Bool { ours == theirs || ratio <= 1 }

    /// As cells of a table.
    var cells: [String] {
        [
            figure, trace ?? "", Self.text(ours), Self.text(theirs), unit, against,
            ratio.isFinite ? Self.text(ratio) : "—",
        ]
    }

    private static func text(_ value: Double) -> String {
        value >= 10_000 ? String(Int(value.rounded())) : ResultTable.decimal(value)
    }
}
