extension TestCase {
    /// Counts this case under `label`, once however often it is called; see ``PropertyReport/labels``.
    ///
    /// ```swift
    /// try Property("sorting", .array(of: .integer(in: 0...9)))
    ///     .requiring("empty", atLeast: 1)
    ///     .check { values, run in
    ///         if values.isEmpty { run.label("empty") }
    ///         return isSorted(mySort(values))
    ///     }
    /// ```
    public mutating func label(_ label: String) {
        if !labels.contains(label) { labels.append(label) }
    }

    /// Adds a line to the report of a failure.
    ///
    /// The text is only built while the shrunk example runs for the last time, so a note costs nothing before.
    public mutating func note(_ text: @autoclosure () -> String) {
        if isReporting { notes.append(text()) }
    }

    /// Adds a line to the description of the example, and gives it back; an empty string while nothing is reported.
    mutating func noted(_ text: @autoclosure () -> String) -> String {
        guard isReporting else { return "" }
        let line = text()
        example += example.isEmpty ? line : "\n" + line
        return line
    }
}
