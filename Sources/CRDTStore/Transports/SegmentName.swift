import Foundation

/// The name of a segment's file: 32 random hexadecimal digits, so that no name is ever used for two contents, whoever loses
/// or restores what.
struct SegmentName: Hashable {
    let digits: String
}

extension SegmentName {
    private static let ending = ".segment"
    static let temporaryPrefix = ".writing-"

    static func random() -> SegmentName {
        SegmentName(digits: UUID().uuidString.replacingOccurrences(of: "-", with: "").lowercased())
    }

    /// The segment of a file; nil if the name is not one of ours.
    init?(file: String) {
        guard file.hasSuffix(Self.ending) else { return nil }
        self.init(checking: String(file.dropLast(Self.ending.count)))
    }

    init?(checking digits: String) {
        let isDigit = { (byte: UInt8) in (48...57).contains(byte) || (97...102).contains(byte) }
        guard digits.utf8.count == 32, digits.utf8.allSatisfy(isDigit) else { return nil }
        self.init(digits: digits)
    }

    var file: String { digits + Self.ending }
}

extension SegmentName: Comparable {
    static func < (lhs: SegmentName, rhs: SegmentName) -> Bool { lhs.digits < rhs.digits }
}
