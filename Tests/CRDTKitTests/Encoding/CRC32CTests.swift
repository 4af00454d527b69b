import Testing

@testable import CRDTKit

@Suite("CRC-32C")
struct CRC32CTests {
    @Test("The check value of the catalogue, and RFC 3720's examples")
    func knownValues() {
        #expect(CRC32C.checksum(Array("123456789".utf8)) == 0xE306_9283)
        #expect(CRC32C.checksum([UInt8](repeating: 0, count: 32)) == 0x8A91_36AA)
        #expect(CRC32C.checksum([UInt8](repeating: 0xFF, count: 32)) == 0x62A8_AB43)
        #expect(CRC32C.checksum([UInt8](0..<32)) == 0x46DD_794E)
        #expect(CRC32C.checksum([] as [UInt8]) == 0)
    }
}
