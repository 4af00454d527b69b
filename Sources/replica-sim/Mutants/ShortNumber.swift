/// Numbers in as few bytes as they need, seven bits in each.
enum ShortNumber {
    /// The bytes of a number that is not negative.
    static func bytes(_ number: Int) -> [UInt8] {
        number < 128 ? [UInt8(number)] : [UInt8(number & 127) | 128] + bytes(number >> 7)
    }

    /// All numbers that the bytes hold.
    static func read(_ bytes: [UInt8]) -> [Int] {
        var numbers: [Int] = []
        var (number, shift) = (0, 0)
        for byte in bytes {
            number |= Int(byte & 127) << shift
            shift = min(shift + 7, 56)
            guard byte < 128 else { continue }
            numbers.append(number)
            (number, shift) = (0, 0)
        }
        return numbers
    }
}
