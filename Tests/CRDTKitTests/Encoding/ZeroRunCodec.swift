@testable import CRDTKit

/// A codec for tests: behind two zeros stands how many more follow, up to 255.
struct ZeroRunCodec: BodyCodec {
    var number: UInt8 = 200

    /// What is added to the decompressed body, by a codec that doesn't keep its promise.
    var surplus: [UInt8] = []

    func compress(_ body: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var index = 0
        while index < body.count {
            let zeros = body[index...].prefix(257).prefix { $0 == 0 }.count
            result += zeros >= 2 ? [0, 0, UInt8(zeros - 2)] : [body[index]]
            index += max(zeros, 1)
        }
        return result
    }

    func decompress(_ compressed: [UInt8], size: Int) throws(WireError) -> [UInt8] {
        var result: [UInt8] = []
        var index = 0
        while index < compressed.count {
            let isRun = compressed[index...].starts(with: [0, 0])
            guard !isRun || index + 2 < compressed.count else { throw WireError(.truncated, at: index) }
            result += isRun ? Array(repeating: 0, count: Int(compressed[index + 2]) + 2) : [compressed[index]]
            guard result.count <= size else { throw WireError(.invalid("too long"), at: index) }
            index += isRun ? 3 : 1
        }
        return result + surplus
    }
}
