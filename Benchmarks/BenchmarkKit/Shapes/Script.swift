/// What is typed: scalars that take one to four bytes.
enum Script: String, CaseIterable {
    case ascii, cjk, emoji, combining
}

extension Script {
    /// One scalar; which one goes by the index.
    func scalar(_ index: Int) -> String {
        String(UnicodeScalar(value(index)) ?? " ")
    }

    private func value(_ index: Int) -> UInt32 {
        let index = UInt32(truncatingIfNeeded: index)
        return switch self {
        case .ascii: 0x61 + index % 26
        case .cjk: 0x4E00 + index % 5_000
        case .emoji: 0x1F600 + index % 80
        // Every second one is a mark upon the letter before it.
        case .combining: index % 2 == 0 ? 0x61 + index / 2 % 26 : 0x300 + index / 2 % 100
        }
    }
}
