extension TestCase {
    /// Damages bytes as a bad disk, a cut connection or an attacker would: one to four edits.
    ///
    /// Use it to test a decoder of your own:
    ///
    /// ```swift
    /// var bytes = try value.encoded()
    /// try source.damage(&bytes)
    /// _ = try? Value(decoding: bytes)  // may throw, must not trap
    /// ```
    public mutating func damage(_ bytes: inout [UInt8]) throws {
        var edited = bytes
        try repeating(1...4) { source in
            guard !edited.isEmpty else {
                edited.append(UInt8(try source.choose(upTo: 255)))
                return true
            }
            let position = Int(try source.choose(upTo: UInt64(edited.count - 1)))
            switch try source.choose(upTo: 6) {
            case 0: edited.removeSubrange(position...)
            case 1: edited[position] ^= 1 << UInt8(try source.choose(upTo: 7))
            case 2: edited[position] = UInt8(try source.choose(upTo: 255))
            case 3: edited.insert(UInt8(try source.choose(upTo: 255)), at: position)
            case 4: edited.remove(at: position)
            case 5:
                let length = Int(try source.choose(upTo: UInt64(min(16, edited.count - position) - 1))) + 1
                edited.insert(contentsOf: edited[position..<(position + length)], at: position)
            default:
                // A large LEB128 number: a length or count that the input cannot hold.
                edited.replaceSubrange(
                    position...position,
                    with: [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F]
                )
            }
            return true
        }
        bytes = edited
    }
}
