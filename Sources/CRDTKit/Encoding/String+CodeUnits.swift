extension String {
    /// Whether a string of equally many code units has the same ones.
    ///
    /// Eight at a time; the words are read from within both buffers, whose size is the same.
    func hasIdenticalUnits(to other: String) -> Bool {
        let result = utf8.withContiguousStorageIfAvailable { mine in
            other.utf8.withContiguousStorageIfAvailable { theirs in
                Self.areEqual(UnsafeRawBufferPointer(mine), UnsafeRawBufferPointer(theirs))
            }
        }
        return (result ?? nil) ?? utf8.elementsEqual(other.utf8)
    }

    private static func areEqual(_ mine: UnsafeRawBufferPointer, _ theirs: UnsafeRawBufferPointer) -> Bool {
        guard mine.count == theirs.count else { return false }
        if mine.baseAddress == theirs.baseAddress { return true }
        var offset = 0
        while mine.count - offset >= 8 {
            let word = mine.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            if word != theirs.loadUnaligned(fromByteOffset: offset, as: UInt64.self) { return false }
            offset += 8
        }
        while offset < mine.count {
            if mine[offset] != theirs[offset] { return false }
            offset += 1
        }
        return true
    }
}
