/// Rows of text in columns.
struct Table {
    let titles: [String]
    let rows: [[String]]

    /// The columns that hold words: they stand to the left, numbers to the right.
    let words: Set<Int>
}

extension Table {
    /// For a terminal.
    var text: String {
        let all = [titles] + rows
        let widths = titles.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
        return all.map { row in
            let cells = row.indices.map { row[$0].padding(to: widths[$0], before: !words.contains($0)) }
            return String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed()) + "\n"
        }.joined()
    }

    /// For a page.
    var markdown: String {
        let rule = titles.indices.map { words.contains($0) ? "---" : "---:" }
        return ([titles, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
    }
}
