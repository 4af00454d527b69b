/// Writes values in the library's binary format (`Docs/ENCODING.md`).
///
/// Integers are LEB128, strings UTF-8 behind their length. A replica is written as an index into a table that the
/// writer builds in the order of first use; the container puts the table in front of what was written.
public struct WireWriter: Sendable {
    @usableFromInline
    var buffer: [UInt8] = []

    /// The replicas referred to so far, in order of first use.
    public private(set) var replicas: [ReplicaID]

    /// Operation ids are written as their distance down from this counter.
    private(set) var base: UInt64

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
    /// What was written so far.
    @inlinable
    public var bytes: [UInt8] { buffer }

    /// Begins again, for the operations of a change, and keeps the room.
    mutating func beginChange(by author: ReplicaID, base: UInt64) {
        buffer.removeAll(keepingCapacity: true)
        self.base = base
        if replicas.count == 1, replicas[0] == author { return }
        replicas = [author]
        if !indices.isEmpty { indices = [:] }
    }

    /// Begins again, with an empty table, and keeps the room for what is written.
    @usableFromInline
    mutating func removeAll() {
        buffer.removeAll(keepingCapacity: true)
        forgetReplicas()
    }

    /// Empties the table: what follows stands for itself.
    @usableFromInline
    mutating func forgetReplicas() {
        if replicas.isEmpty { return }
        replicas = []
        indices = [:]
    }
}

extension WireWriter {
    /// Writes one byte.
    @inlinable
    public mutating func write(byte: UInt8) {
        buffer.append(byte)
    }

    /// Writes an unsigned integer in LEB128: one byte below 128, at most ten.
    @inlinable
    public mutating func write(_ value: UInt64) {
        if value < 0x80 {
            buffer.append(UInt8(truncatingIfNeeded: value))
        } else {
            writeLong(value)
        }
    }

    /// Writes a signed integer in zigzag LEB128, so that small magnitudes are short.
    @inlinable
    public mutating func write(_ value: Int64) {
        write(UInt64(bitPattern: (value &<< 1) ^ (value &>> 63)))
    }

    /// Writes a count or length, which must not be negative.
    @inlinable
    public mutating func write(count: Int) {
        write(UInt64(count))
    }

    /// Writes bytes behind their count.
    @inlinable
    public mutating func write(sized content: some Collection<UInt8>) {
        write(count: content.count)
        buffer.append(contentsOf: content)
    }

    /// Writes bytes as they are, without a count.
    @inlinable
    public mutating func write(raw content: some Collection<UInt8>) {
        buffer.append(contentsOf: content)
    }

    /// Writes small numbers one by one, as an array of them would.
    @usableFromInline
    mutating func write(numbers: [UInt8]) {
        for number in numbers { write(UInt64(number)) }
    }

    /// Writes what `body` writes behind its length in bytes.
    ///
    /// Values nested more than ``WireReader/maximumDepth`` deep could not be read again: writing them is a programming error.
    @inlinable
    public mutating func writeSized(_ body: (inout WireWriter) -> Void) {
        let start = beginSized()
        body(&self)
        endSized(start)
    }

    /// Keeps a byte for the length of what follows.
    @usableFromInline
    mutating func beginSized() -> Int {
        precondition(depth < WireReader.maximumDepth, "values are nested more than \(WireReader.maximumDepth) deep")
        depth += 1
        buffer.append(0)
        return buffer.count
    }

    /// Writes the length of what was written since `start`; what is longer than a byte can say moves up to make room.
    @usableFromInline
    mutating func endSized(_ start: Int) {
        depth -= 1
        let length = UInt64(buffer.count - start)
        if length < 0x80 {
            buffer[start - 1] = UInt8(truncatingIfNeeded: length)
        } else {
            insertLength(length, at: start - 1)
        }
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
}

extension WireWriter {
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
}
