/// A schedule as a small space-time diagram in text: a line for each step, a column for each replica.
public struct SpaceTimeDiagram: Sendable {
    private let rows: [[String]]

    /// Draws a schedule.
    /// - Parameters:
    ///   - schedule: what happens.
    ///   - replicas: how many there are, a column each.
    ///   - remarks: what to say of a step behind its line, by the step's id.
    public init(_ schedule: Schedule, replicas: Int, remarks: [Int32: String] = [:]) {
        var rows = [(0..<replicas).map { "replica \($0)" } + [""]]
        var numbers: [Int32: Int] = [:]
        for (index, step) in schedule.steps.enumerated() {
            numbers[step.id] = index + 1
            var row = Array(repeating: "·", count: replicas)
            if step.replica < replicas { row[step.replica] = Self.text(step.action, schedule, numbers) }
            rows.append(row + [remarks[step.id] ?? ""])
        }
        self.rows = rows
    }
}

extension SpaceTimeDiagram {
    private static func text(_ action: Step.Action, _ schedule: Schedule, _ numbers: [Int32: Int]) -> String {
        switch action {
        case .edit(_, let draws?) where !draws.isEmpty: return "edit " + draws.map { "\($0)" }.joined(separator: ".")
        case .edit: return "edit"
        case .tick: return "timer"
        case .delivery(let name, let damage):
            let cause = numbers[name.cause].map { "\($0)" } ?? "?"
            let sender = schedule.sender(of: name).map { " of \($0)" } ?? ""
            return "← \(cause)\(sender)" + (damage == nil ? "" : ", damaged")
        case .restart(0): return "crash, restart"
        case .restart(let backup): return "restart, backup −\(backup)"
        case .damage(let damage): return "disk \(damage.kind)"
        case .clock(let setting):
            if let frozen = setting.frozen { return "clock stands at \(frozen)" }
            return "clock \(setting.offset < 0 ? "−" : "+")\(setting.offset.magnitude) ms"
        case .heal: return "faults end"
        }
    }
}

extension SpaceTimeDiagram: CustomStringConvertible {
    /// The lines.
    public var description: String {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        let numberWidth = String(rows.count - 1).count
        return rows.enumerated().map { index, row in
            let number = index == 0 ? "" : String(index)
            let cells = zip(row, widths).map { ReportText.padded($0, to: $1) }.joined(separator: "  ")
            var line = "  " + ReportText.leftPadded(number, to: numberWidth) + "  " + cells
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }.joined()
    }
}
