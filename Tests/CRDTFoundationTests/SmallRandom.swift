import CRDTKit

/// Random edits that a seed decides.
struct SmallRandom: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }

    private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

    mutating func edit(_ text: inout RichText) throws {
        let count = text.text.scalarCount
        let start = below(count + 1)
        let end = start + below(count - start + 1)
        switch below(6) {
        case 0, 1, 2: try text.insert(["a", "bc", "\n", "🦊", "e\u{301}"][below(5)], at: .scalar(start))
        case 3: try text.remove(.scalar(start..<min(end, start + 2)))
        case 4:
            try text.setBlock(["h", "l"][below(2)], below(2) == 0 ? nil : .number(Int64(below(3))), at: .scalar(start))
        default:
            let key = ["bold", MarkKey("c", id: "1"), "link"][below(3)]
            try text.mark(.scalar(start..<end), key, .number(Int64(below(2))), expanding: .after)
        }
    }
}
