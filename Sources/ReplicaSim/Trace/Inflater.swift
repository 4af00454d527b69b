/// Decompresses DEFLATE data (RFC 1951).
struct Inflater {
    private let bytes: [UInt8]
    private var offset: Int
    private var bits: UInt64 = 0
    private var bitCount = 0

    init(_ bytes: [UInt8], offset: Int) {
        self.bytes = bytes
        self.offset = offset
    }
}

extension Inflater {
    /// Where the next whole byte lies that was not used.
    var byteOffset: Int { offset - bitCount / 8 }

    /// Appends what the data decompresses to; output grows with what is really there, at most 258 bytes per code.
    /// - Throws: ``TraceError/damagedCompression(_:offset:)``.
    mutating func inflate(into output: inout [UInt8]) throws(TraceError) {
        let start = output.count
        var isLast = false
        while !isLast {
            isLast = try take(1) == 1
            switch try take(2) {
            case 0: try copyStored(into: &output)
            case 1: try inflateBlock(Self.fixedLiterals, Self.fixedDistances, into: &output, from: start)
            case 2:
                let (literals, distances) = try readTables()
                try inflateBlock(literals, distances, into: &output, from: start)
            default: throw damaged("an unknown kind of block")
            }
        }
    }

    private func damaged(_ problem: String) -> TraceError { .damagedCompression(problem, offset: byteOffset) }

    private mutating func fill() {
        while bitCount <= 48, offset < bytes.count {
            bits |= UInt64(bytes[offset]) << UInt64(bitCount)
            offset += 1
            bitCount += 8
        }
    }

    /// The next bits as a number, the first one the least significant; at most 16.
    private mutating func take(_ count: Int) throws(TraceError) -> Int {
        if bitCount < count { fill() }
        guard bitCount >= count else { throw damaged("the end in the middle") }
        let value = bits & (1 << UInt64(count) - 1)
        bits >>= UInt64(count)
        bitCount -= count
        return Int(value)
    }

    private mutating func takeSymbol(_ table: HuffmanTable) throws(TraceError) -> Int {
        if bitCount < HuffmanTable.maximumLength { fill() }
        let entry = table.entry(for: bits)
        guard entry.length > 0, entry.length <= bitCount else { throw damaged("no such code") }
        bits >>= UInt64(entry.length)
        bitCount -= entry.length
        return entry.symbol
    }

    private mutating func copyStored(into output: inout [UInt8]) throws(TraceError) {
        _ = try take(bitCount % 8)
        let length = try take(16)
        guard try take(16) == length ^ 0xFFFF else { throw damaged("the length of a stored block is wrong") }
        let start = byteOffset
        guard start + length <= bytes.count else { throw damaged("the end in a stored block") }
        output.append(contentsOf: bytes[start..<start + length])
        offset = start + length
        bits = 0
        bitCount = 0
    }

    private mutating func inflateBlock(
        _ literals: HuffmanTable,
        _ distances: HuffmanTable,
        into output: inout [UInt8],
        from start: Int
    ) throws(TraceError) {
        while true {
            let symbol = try takeSymbol(literals)
            if symbol < 256 {
                output.append(UInt8(symbol))
                continue
            }
            if symbol == 256 { return }
            guard symbol <= 285 else { throw damaged("no such length") }
            let length = Self.lengths[symbol - 257] + (try take(Self.lengthBits[symbol - 257]))
            let code = try takeSymbol(distances)
            guard code < 30 else { throw damaged("no such distance") }
            let distance = Self.distances[code] + (try take(Self.distanceBits[code]))
            guard distance <= output.count - start else { throw damaged("a distance beyond the start") }
            for index in output.count - distance..<output.count - distance + length { output.append(output[index]) }
        }
    }

    private mutating func readTables() throws(TraceError) -> (HuffmanTable, HuffmanTable) {
        let literalCount = try take(5) + 257
        let distanceCount = try take(5) + 1
        let codeCount = try take(4) + 4
        var codeLengths = [UInt8](repeating: 0, count: 19)
        for index in Self.codeOrder.prefix(codeCount) { codeLengths[index] = UInt8(try take(3)) }
        let codes = HuffmanTable(codeLengths)
        var lengths: [UInt8] = []
        while lengths.count < literalCount + distanceCount {
            let symbol = try takeSymbol(codes)
            switch symbol {
            case 16:
                guard let last = lengths.last else { throw damaged("nothing to repeat") }
                lengths += Array(repeating: last, count: try take(2) + 3)
            case 17: lengths += Array(repeating: 0, count: try take(3) + 3)
            case 18: lengths += Array(repeating: 0, count: try take(7) + 11)
            default: lengths.append(UInt8(symbol))
            }
        }
        guard lengths.count == literalCount + distanceCount else { throw damaged("too many code lengths") }
        return (HuffmanTable(lengths[..<literalCount]), HuffmanTable(lengths[literalCount...]))
    }

    private static let codeOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    private static let lengthBits = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    private static let distanceBits = [
        0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
    ]
    private static let lengths: [Int] = {
        var values = [3]
        for bits in lengthBits.dropLast(2) { values.append(values[values.count - 1] + 1 << bits) }
        return values + [258]
    }()
    private static let distances: [Int] = {
        var values = [1]
        for bits in distanceBits.dropLast() { values.append(values[values.count - 1] + 1 << bits) }
        return values
    }()
    private static let fixedLiterals = HuffmanTable(
        Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112) + Array(repeating: 7, count: 24)
            + Array(repeating: 8, count: 8)
    )
    private static let fixedDistances = HuffmanTable(Array(repeating: 5, count: 30))
}
