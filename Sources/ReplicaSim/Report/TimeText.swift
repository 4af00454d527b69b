/// Virtual time as people write it: whole numbers of `us`, `ms` or `s`.
enum TimeText {
    /// Microseconds from `250us`, `20ms`, `20` (milliseconds) or `2s`; nil when it is none of these or over a day.
    static func read(_ text: Substring) -> Int64? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let unit: Int64? =
            switch text.dropFirst(digits.count) {
            case "us": 1
            case "ms", "": 1_000
            case "s": 1_000_000
            default: nil
            }
        guard let unit, let number = Int64(digits) else { return nil }
        let (product, overflow) = number.multipliedReportingOverflow(by: unit)
        guard !overflow, product <= DelayDistribution.maximumMicroseconds else { return nil }
        return product
    }

    static func readPair(_ text: Substring, separator: Character) -> (Int64, Int64)? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.count == 2, let first = read(parts[0]), let second = read(parts[1]) else { return nil }
        return (first, second)
    }

    /// The exact time in the largest unit that leaves a whole number.
    static func spell(_ microseconds: Int64) -> String {
        if microseconds % 1_000_000 == 0, microseconds > 0 { return "\(microseconds / 1_000_000)s" }
        if microseconds % 1_000 == 0 { return "\(microseconds / 1_000)ms" }
        return "\(microseconds)us"
    }

    /// The time rounded for reading: `840 µs`, `312 ms`, `2.41 s`.
    static func rounded(_ microseconds: Int64) -> String {
        if microseconds < 1_000 { return "\(microseconds) µs" }
        if microseconds < 1_000_000 { return "\((microseconds + 500) / 1_000) ms" }
        let hundredths = (microseconds + 5_000) / 10_000
        let decimals = String(hundredths % 100 + 100).dropFirst()
        return "\(NumberText.grouped(Int(hundredths / 100))).\(decimals) s"
    }
}
