import Foundation

/// The folder of one replica's segments.
struct SegmentFolder {
    let url: URL
}

extension SegmentFolder {
    /// How many segments of similar size are put together into one.
    static let tierSize = 8

    /// Segments of at least this size, in bytes, are left as they are.
    static let largeSize = 1 << 20

    func names() throws(SyncFailure) -> [SegmentName] {
        try DurableFile.names(in: url).compactMap(SegmentName.init(file:))
    }

    /// Reads a segment; nil if there is no such file.
    func read(_ name: SegmentName) throws(TransportProblem.Cause) -> Segment? {
        guard let bytes = try DurableFile.read(path(name), limit: Segment.maximumFileSize) else { return nil }
        return try Segment(bytes)
    }

    /// Writes a segment that is there, whole, from the moment that this returns, whatever happens.
    @discardableResult
    func write(_ segment: Segment) throws(SyncFailure) -> SegmentName {
        let name = SegmentName.random()
        let temporary = url.appendingPathComponent(SegmentName.temporaryPrefix + name.digits).path
        try DurableFile.write(segment.encoded(), to: path(name), through: temporary)
        return name
    }

    func removeTemporaryFiles() {
        let names = (try? DurableFile.names(in: url)) ?? []
        for name in names where name.hasPrefix(SegmentName.temporaryPrefix) {
            unlink(url.appendingPathComponent(name).path)
        }
    }

    /// Puts segments of similar size together as long as there are many, so that there are few files in the end and each
    /// change is written a few times only. A kill in between leaves changes in two files, which is harmless.
    func compact() throws(SyncFailure) {
        var tiers: [Int: [SegmentName]] = [:]
        for name in try names().sorted() {
            guard let size = DurableFile.size(path(name)), size < Self.largeSize else { continue }
            tiers[size.bitWidth - size.leadingZeroBitCount, default: []].append(name)
        }
        for tier in tiers.keys.sorted() {
            guard let names = tiers[tier], names.count >= Self.tierSize else { continue }
            try merge(names)
        }
    }

    private func merge(_ names: [SegmentName]) throws(SyncFailure) {
        var merged = Segment()
        for name in names {
            // What can't be read stays as it is, for its owner to see.
            guard let segment = try? read(name) else { continue }
            merged.sources.append(name.digits)
            merged.changes += segment.changes
        }
        guard merged.sources.count > 1 else { return }
        try write(merged)
        for source in merged.sources { unlink(path(SegmentName(digits: source))) }
    }

    private func path(_ name: SegmentName) -> String { url.appendingPathComponent(name.file).path }
}
