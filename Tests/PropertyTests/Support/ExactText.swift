/// A text as its code units, because replicas tell apart what only looks the same: "é" composed and decomposed.
struct ExactText: Hashable, Comparable, Sendable, CustomStringConvertible {
    let units: [UInt8]

    init(_ string: String) {
        units = Array(string.utf8)
    }

    static func < (lhs: ExactText, rhs: ExactText) -> Bool { lhs.units.lexicographicallyPrecedes(rhs.units) }

    var description: String { String(decoding: units, as: UTF8.self) }
}

extension ExactText {
    /// Few enough that edits of the same one meet.
    static let words = ["a", "b", "é", "e\u{301}", ""]
}
