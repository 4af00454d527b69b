/// What kind of structure a span holds; only spans of equal labels are exchanged for one another.
struct SpanLabel: Equatable, Sendable {
    var code: UInt64
}

extension SpanLabel {
    static let composite = SpanLabel(code: 1)
    static let collection = SpanLabel(code: 2)
    static let element = SpanLabel(code: 3)
    static let attempt = SpanLabel(code: 4)
    static let recursion = SpanLabel(code: 5)
    static let alternative = SpanLabel(code: 6)

    /// The label for a name that a user gave; FNV-1a, so that it is the same in each process.
    init(name: String) {
        var code: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in name.utf8 {
            code = (code ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        self.code = code
    }
}
