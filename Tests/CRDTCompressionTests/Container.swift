@testable import CRDTKit

/// A container of changes around a compressed body, as anybody may write one.
struct Container {
    let body: [UInt8]
    let size: Int

    var bytes: [UInt8] {
        var writer = WireWriter()
        writer.write(raw: WireContainer.magic + [WireContainer.formatVersion, WireContainer.Kind.changes.rawValue, 1])
        writer.write(count: size)
        writer.write(sized: body)
        let checksum = CRC32C.checksum(writer.bytes)
        return writer.bytes + (0..<4).map { UInt8(truncatingIfNeeded: checksum >> (8 * UInt32($0))) }
    }
}
