/// Writes values in the library's binary format (`Docs/ENCODING.md`).
///
/// Integers are LEB128, strings UTF-8 behind their length. A replica is written as an index into a table that the
/// writer builds in the order of first use; the container puts the table in front of what was written.
public struct WireWriter: Sendable {
    /// What was written so far.
    public private(set) var bytes: [UInt8] = []

    /// The replicas referred to so far, in order of first use.
    public private(set) var replicas: [ReplicaID]

    /// Operation ids are written as their distance down from this counter.
    let base: UInt64

    /// Where each replica stands in a table too long to search from its start.
    private var indices: [ReplicaID: Int] = [:]

    /// How many values deep the writer is.
    private var depth = 0

    /// Creates a writer whose table begins with `replicas`, which must be distinct.
    public init(replicas: [ReplicaID] = [], base: UInt64 = 0) {
        self.init(replicas: replicas, base: base, depth: 0)
    }

    /// Creates the writer of what will be written `depth` values deep elsewhere.
    init(replicas: [ReplicaID], base: UInt64, depth: Int) {
        self.replicas = replicas
        self.base = base
        self.depth = depth
        if replicas.count > Self.longestSearch { indexTable() }
    }
}

extension WireWriter {
    /// Writes one byte.
    public mutating func write(byte: UInt8) {
        bytes.append(byte)
    }

    /// Writes an unsigned integer in LEB128: one byte below 128, at most ten.
    public mutating func write(_ value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// Writes a signed integer in zigzag LEB128, so that small magnitudes are short.
    public mutating func write(_ value: Int64) {
        write(UInt64(bitPattern: (value << 1) ^ (value >> 63)))
    }

    /// Writes a count or length, which must not be negative.
    public mutating func write(count: Int) {
        write(UInt64(count))
    }

    /// Writes a string as the length of its UTF-8 in bytes, then the UTF-8.
    public mutating func write(_ string: String) {
        var copy = string
        copy.withUTF8 { utf8 in
            write(count: utf8.count)
            bytes.append(contentsOf: utf8)
        }
    }

    /// Writes bytes behind their count.
    public mutating func write(sized content: some Collection<UInt8>) {
        write(count: content.count)
        bytes.append(contentsOf: content)
    }

    /// Writes bytes as they are, without a count.
    public mutating func write(raw content: some Collection<UInt8>) {
        bytes.append(contentsOf: content)
    }

    /// Writes what `body` writes behind its length in bytes.
    ///
    /// Values nested more than ``WireReader/maximumDepth`` deep could not be read again: writing them is a programming error.
    public mutating func writeSized(_ body: (inout WireWriter) -> Void) {
        precondition(depth < WireReader.maximumDepth, "values are nested more than \(WireReader.maximumDepth) deep")
        let start = bytes.count
        depth += 1
        body(&self)
        depth -= 1
        var length = WireWriter()
        length.write(count: bytes.count - start)
        bytes.insert(contentsOf: length.bytes, at: start)
    }

    /// Writes a replica as its index in the table, adding it there when it is new.
    public mutating func write(_ replica: ReplicaID) {
        write(count: index(of: replica))
    }

    /// The longest table that is searched from its start: up to there, hashing costs more than comparing.
    private static let longestSearch = 16

    /// The replica's index in the table, where it is added when it is new.
    mutating func index(of replica: ReplicaID) -> Int {
        if replicas.count > Self.longestSearch {
            if let index = indices[replica] { return index }
        } else if let index = replicas.firstIndex(of: replica) {
            return index
        }
        replicas.append(replica)
        if replicas.count == Self.longestSearch + 1 {
            indexTable()
        } else if replicas.count > Self.longestSearch {
            indices[replica] = replicas.count - 1
        }
        return replicas.count - 1
    }

    private mutating func indexTable() {
        for (index, replica) in replicas.enumerated() { indices[replica] = index }
    }

    /// Writes an operation id as its replica and its counter's distance from the base.
    public mutating func write(_ id: OperationID) {
        write(id.replica)
        write(Int64(bitPattern: base &- id.counter))
    }

    /// Writes a hybrid timestamp in eight bytes, least significant first.
    public mutating func write(_ stamp: HybridTimestamp) {
        write(fixed: stamp.rawValue)
    }

    /// Writes 64 bits in eight bytes, least significant first.
    public mutating func write(fixed value: UInt64) {
        for shift in stride(from: 0, to: 64, by: 8) {
            bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(shift)))
        }
    }
}
