import CRDTKit

/// Which segments were read, of those that there are: as many as files, which compaction keeps few.
struct FolderCursor: Hashable {
    var names: Set<SegmentName> = []
}

extension FolderCursor {
    private static let format: UInt8 = 1

    /// Reads a cursor; nil if it is of something else.
    init?(_ cursor: SyncCursor) {
        var reader = WireReader(cursor.bytes)
        guard (try? reader.readByte()) == Self.format, let count = try? reader.readCount(minimumSize: 33) else {
            return nil
        }
        for _ in 0..<count {
            guard let bytes = try? reader.readSizedBytes(),
                let name = SegmentName(checking: String(decoding: bytes, as: UTF8.self))
            else { return nil }
            names.insert(name)
        }
        guard reader.isAtEnd else { return nil }
    }

    var encoded: SyncCursor {
        var writer = WireWriter()
        writer.write(byte: Self.format)
        writer.write(count: names.count)
        for name in names.sorted() { writer.write(sized: name.digits.utf8) }
        return SyncCursor(writer.bytes)
    }
}
