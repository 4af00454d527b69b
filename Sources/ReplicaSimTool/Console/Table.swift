/// Rows of text in columns that are as wide as they need to be.
package struct Table {
    private let rows: [[String]]

    package init(_ rows: [[String]]) {
        self.rows = rows
    }
}

extension Table {
    /// The rows, each on a line.
    package var text: String {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in
            rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
        }
        return rows.map { row in
            var line = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(
                separator: "  "
            )
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }.joined()
    }
}
