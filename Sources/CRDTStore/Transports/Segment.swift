import CRDTKit

/// What is in a file of a ``FolderTransport``: changes, and the names of the segments that it was put together from.
///
///     "CRDTSEG" and the format as one byte; the number of sources, each a sized name; the number of changes, each a sized
///     name of a document and sized bytes; the FNV-1a checksum of all that, 8 bytes, lowest first
///
/// Numbers are LEB128, sizes are in bytes, names are UTF-8.
struct Segment: Hashable {
    var sources: [String] = []
    var changes: [RemoteChange] = []
}

extension Segment {
    static let magic = Array("CRDTSEG".utf8)
    static let format: UInt8 = 1
    private static let checksumSize = 8

    /// The largest file that is read, 64 MiB: a file of whatever size may lie in the folder.
    static let maximumFileSize = 64 << 20

    /// The most that the changes of one segment take, so that its file is read.
    static let maximumEntrySize = maximumFileSize - (1 << 20)

    func encoded() -> [UInt8] {
        var writer = WireWriter()
        writer.write(raw: Self.magic)
        writer.write(byte: Self.format)
        writer.write(count: sources.count)
        for source in sources { writer.write(sized: source.utf8) }
        writer.write(count: changes.count)
        for change in changes {
            writer.write(sized: change.document.string.utf8)
            writer.write(sized: change.bytes)
        }
        let checksum = Self.checksum(writer.bytes[...])
        for shift in stride(from: 0, to: 64, by: 8) {
            writer.write(byte: UInt8(truncatingIfNeeded: checksum >> UInt64(shift)))
        }
        return writer.bytes
    }

    /// Reads a whole file.
    init(_ bytes: [UInt8]) throws(TransportProblem.Cause) {
        guard bytes.count > Self.magic.count + Self.checksumSize, bytes.starts(with: Self.magic) else {
            throw .corrupt
        }
        let found = bytes[Self.magic.count]
        // A later format may have another checksum, too.
        guard found <= Self.format else { throw .newerVersion(Int(found)) }
        let body = bytes.dropLast(Self.checksumSize)
        let stated = bytes.suffix(Self.checksumSize).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard Self.checksum(body) == stated else { throw .corrupt }
        do {
            try self.init(body: Array(body.dropFirst(Self.magic.count + 1)))
        } catch {
            throw .corrupt
        }
    }

    private init(body: [UInt8]) throws(WireError) {
        var reader = WireReader(body)
        for _ in 0..<(try reader.readCount()) { sources.append(try Self.readName(&reader)) }
        for _ in 0..<(try reader.readCount(minimumSize: 2)) {
            let document = DocumentName(try Self.readName(&reader))
            changes.append(RemoteChange(document: document, bytes: try reader.readSizedBytes()))
        }
        try reader.finish()
    }

    private static func readName(_ reader: inout WireReader) throws(WireError) -> String {
        guard let name = String(validating: try reader.readSizedBytes(), as: UTF8.self) else {
            throw reader.failure(.invalid("name"))
        }
        return name
    }

    /// FNV-1a in 64 bits, by Fowler, Noll and Vo: finds every change of a single byte, and others but for one in 2⁶⁴.
    private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.withUnsafeBufferPointer { bytes in
            bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
        }
    }
}

extension Segment {
    /// Changes in groups that are small enough for a reader, whatever the engine's limit.
    static func parts(_ changes: [RemoteChange]) -> [[RemoteChange]] {
        var parts: [[RemoteChange]] = []
        var size = 0
        for change in changes {
            size += change.size
            if parts.isEmpty || size > maximumEntrySize {
                parts.append([])
                size = change.size
            }
            parts[parts.count - 1].append(change)
        }
        return parts
    }

    /// Whether it was put together from segments that were all read before.
    func isKnown(to cursor: FolderCursor) -> Bool {
        guard !sources.isEmpty else { return false }
        return sources.allSatisfy { SegmentName(checking: $0).map(cursor.names.contains) == true }
    }
}

extension RemoteChange {
    /// What it takes in a segment, in bytes, or a little more.
    var size: Int { document.string.utf8.count + bytes.count + 20 }
}
