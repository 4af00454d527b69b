/// A bar that fills from left to right.
package enum ProgressBar {
    /// `[#####.....]  50 %`.
    package static func text(_ done: Int, of whole: Int, width: Int = 30) -> String {
        let whole = max(1, whole)
        let filled = min(width, done * width / whole)
        let percent = String(done * 100 / whole)
        let padding = String(repeating: " ", count: max(0, 3 - percent.count))
        return "[" + String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
            + "] \(padding)\(percent) %"
    }
}
