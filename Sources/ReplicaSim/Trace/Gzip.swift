/// Reads gzip files (RFC 1952), so that traces need neither a system library nor another program.
enum Gzip {
    /// Whether the bytes begin as a gzip file does.
    static func isCompressed(_ bytes: [UInt8]) -> Bool {
        bytes.count >= 2 && bytes[0] == 0x1F && bytes[1] == 0x8B
    }

    /// The contents of a gzip file, all members one after the other.
    /// - Throws: ``TraceError/damagedCompression(_:offset:)``.
    static func decompress(_ bytes: [UInt8]) throws(TraceError) -> [UInt8] {
        var contents: [UInt8] = []
        var offset = 0
        repeat {
            offset = try skipHeader(of: bytes, from: offset)
            let start = contents.count
            var inflater = Inflater(bytes, offset: offset)
            try inflater.inflate(into: &contents)
            offset = inflater.byteOffset
            try checkTrailer(of: bytes, at: offset, against: contents[start...])
            offset += 8
        } while offset < bytes.count
        return contents
    }

    private static func skipHeader(of bytes: [UInt8], from start: Int) throws(TraceError) -> Int {
        guard start + 10 <= bytes.count, bytes[start] == 0x1F, bytes[start + 1] == 0x8B, bytes[start + 2] == 8 else {
            throw .damagedCompression("no gzip header", offset: start)
        }
        let flags = bytes[start + 3]
        var offset = start + 10
        if flags & 4 != 0 {
            guard offset + 2 <= bytes.count else { throw .damagedCompression("the end in the header", offset: offset) }
            offset += 2 + Int(bytes[offset]) + Int(bytes[offset + 1]) << 8
        }
        for flag: UInt8 in [8, 16] where flags & flag != 0 {
            while offset < bytes.count, bytes[offset] != 0 { offset += 1 }
            offset += 1
        }
        if flags & 2 != 0 { offset += 2 }
        guard offset < bytes.count else { throw .damagedCompression("the end in the header", offset: bytes.count) }
        return offset
    }

    private static func checkTrailer(
        of bytes: [UInt8],
        at offset: Int,
        against contents: ArraySlice<UInt8>
    ) throws(TraceError) {
        guard offset + 8 <= bytes.count else {
            throw .damagedCompression("the end in the trailer", offset: bytes.count)
        }
        func number(at offset: Int) -> UInt32 {
            (0..<4).reduce(0) { $0 | UInt32(bytes[offset + $1]) << UInt32(8 * $1) }
        }
        guard number(at: offset + 4) == UInt32(truncatingIfNeeded: contents.count) else {
            throw .damagedCompression("the length is wrong", offset: offset + 4)
        }
        guard number(at: offset) == checksum(contents) else {
            throw .damagedCompression("the checksum is wrong", offset: offset)
        }
    }

    /// CRC-32 as gzip and zip use it.
    private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        var table: [UInt32] = []
        for index in 0..<256 as Range<UInt32> {
            var value = index
            for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
            table.append(value)
        }
        return ~bytes.reduce(UInt32.max) { crc, byte in table[Int((crc ^ UInt32(byte)) & 0xFF)] ^ (crc >> 8) }
    }
}
