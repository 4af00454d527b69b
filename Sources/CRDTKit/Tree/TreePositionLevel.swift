/// One level of a position: a number, and whose it is.
struct TreePositionLevel: Hashable, Sendable {
    /// Counts on where nodes are put one after the other.
    let integer: Int64

    /// Digits to the base 256 behind the point; the last one is not 0.
    let fraction: [UInt8]

    /// The move that chose the number.
    let id: OperationID

    init(_ integer: Int64 = 0, _ fraction: [UInt8] = [], id: OperationID) {
        self.integer = integer
        self.fraction = fraction
        self.id = id
    }
}

extension TreePositionLevel: Comparable {
    static func < (lhs: TreePositionLevel, rhs: TreePositionLevel) -> Bool {
        if lhs.integer != rhs.integer { return lhs.integer < rhs.integer }
        if lhs.fraction != rhs.fraction { return lhs.fraction.lexicographicallyPrecedes(rhs.fraction) }
        return lhs.id < rhs.id
    }
}

extension TreePositionLevel {
    func isSameNumber(as other: TreePositionLevel) -> Bool {
        integer == other.integer && fraction == other.fraction
    }

    /// A lesser one.
    func before(for id: OperationID) -> TreePositionLevel {
        if integer > .min { return TreePositionLevel(integer - 1, id: id) }
        return TreePositionLevel(integer, Self.fraction(between: [], and: fraction), id: id)
    }

    /// A greater one.
    func after(for id: OperationID) -> TreePositionLevel {
        if integer < .max { return TreePositionLevel(integer + 1, id: id) }
        return TreePositionLevel(integer, Self.fraction(between: fraction, and: nil), id: id)
    }

    /// One between this and a greater number.
    func between(_ other: TreePositionLevel, for id: OperationID) -> TreePositionLevel {
        if integer == other.integer {
            return TreePositionLevel(integer, Self.fraction(between: fraction, and: other.fraction), id: id)
        }
        if integer < other.integer - 1 { return TreePositionLevel(integer + 1, id: id) }
        if !other.fraction.isEmpty { return TreePositionLevel(other.integer, id: id) }
        return TreePositionLevel(integer, Self.fraction(between: fraction, and: nil), id: id)
    }

    /// Digits halfway between two fractions, of which the first is less; nil is 1.
    private static func fraction(between low: [UInt8], and high: [UInt8]?) -> [UInt8] {
        var digits: [UInt8] = []
        var high = high
        while true {
            let lower = digits.count < low.count ? Int(low[digits.count]) : 0
            let upper = high.map { digits.count < $0.count ? Int($0[digits.count]) : 0 } ?? 256
            if upper - lower > 1 { return digits + [UInt8(lower + (upper - lower) / 2)] }
            // Anything that goes on from the lower digit is below the upper one.
            if upper > lower { high = nil }
            digits.append(UInt8(lower))
        }
    }
}

extension TreePositionLevel {
    func encodeNumber(to writer: inout WireWriter) {
        writer.write(integer)
        writer.write(sized: fraction)
    }

    /// Reads a number before which, and after which, there is another one.
    static func readNumber(from reader: inout WireReader) throws(WireError) -> (integer: Int64, fraction: [UInt8]) {
        let integer = try reader.readInt64()
        let fraction = try reader.readSizedBytes()
        guard fraction.last != 0, integer > .min || !fraction.isEmpty else {
            throw reader.failure(.invalid("position in a tree"))
        }
        return (integer, fraction)
    }
}
