/// Numbers as people read them.
enum NumberText {
    /// Digits in groups of three: `1,234,567`.
    static func grouped(_ number: Int) -> String {
        var groups: [Substring] = []
        var digits = Substring(String(number.magnitude))
        while digits.count > 3 {
            groups.append(digits.suffix(3))
            digits.removeLast(3)
        }
        groups.append(digits)
        return (number < 0 ? "-" : "") + groups.reversed().joined(separator: ",")
    }

    /// A share with one decimal, `12.9 %`; a dash of nothing is `0.0 %`.
    static func percent(_ part: Int, of whole: Int) -> String {
        guard whole > 0 else { return "0.0 %" }
        let tenths = (part * 1_000 + whole / 2) / whole
        return "\(tenths / 10).\(tenths % 10) %"
    }

    /// A size with three significant digits at most: `812 B`, `41.3 kB`, `1.27 MB`.
    static func bytes(_ count: Int) -> String {
        if count < 1_000 { return "\(count) B" }
        if count < 1_000_000 { return "\(count / 1_000).\(count % 1_000 / 100) kB" }
        if count < 1_000_000_000 { return "\(count / 1_000_000).\(padded(count % 1_000_000 / 10_000, to: 2)) MB" }
        return "\(count / 1_000_000_000).\(padded(count % 1_000_000_000 / 10_000_000, to: 2)) GB"
    }

    /// 16 hexadecimal digits.
    static func hexadecimal(_ number: UInt64) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    private static func padded(_ number: Int, to width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
