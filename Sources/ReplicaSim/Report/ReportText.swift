/// Lines of a report: headings and rows with a label, a number to the right and a remark.
struct ReportText {
    private(set) var lines: [String] = []
    private let labelWidth = 24
    private let numberWidth = 12
}

extension ReportText {
    var text: String { lines.joined(separator: "\n") + "\n" }

    mutating func heading(_ heading: String) {
        if !lines.isEmpty { lines.append("") }
        lines.append(heading)
    }

    mutating func line(_ line: String) { lines.append(line) }

    /// A number flush right behind its label, then a remark.
    mutating func row(_ label: String, _ number: Int, _ remark: String = "") {
        let digits = Self.leftPadded(NumberText.grouped(number), to: numberWidth)
        append("  " + Self.padded(label, to: labelWidth) + digits + (remark.isEmpty ? "" : "   " + remark))
    }

    /// Text behind its label.
    mutating func row(_ label: String, _ text: String) {
        append("  " + Self.padded(label, to: labelWidth) + text)
    }

    private mutating func append(_ line: String) {
        var line = line
        while line.last == " " { line.removeLast() }
        lines.append(line)
    }

    static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    /// Rows in columns, the first flush left and the others flush right.
    static func columns(_ rows: [[String]]) -> [String] {
        let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            row.indices.map { $0 == 0 ? padded(row[$0], to: widths[$0]) : leftPadded(row[$0], to: widths[$0]) }
                .joined(separator: "  ")
        }
    }

    static func leftPadded(_ text: String, to width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }
}
