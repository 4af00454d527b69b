/// Reads values in the library's binary format, trusting nothing: every length is checked against the bytes that remain
/// before anything is allocated, and every failure is a ``WireError`` with its offset.
public struct WireReader: Sendable {
    private let bytes: [UInt8]

    /// The offset of the next byte to read.
    public private(set) var offset: Int

    private var end: Int

    /// The table that replica indices refer to.
    let replicas: [ReplicaID]

    /// Operation ids were written as their distance down from this counter.
    let base: UInt64

    /// What ids and stamps may refer to.
    var scope: WireScope

    /// What was met and stepped over because a later version wrote it: the paths of fields, outermost key first.
    private(set) var unknown: [String] = []

    /// How many values deep the reader is.
    private var depth = 0

    /// Creates a reader over bytes whose replica indices refer to `replicas`.
    public init(_ bytes: [UInt8], replicas: [ReplicaID] = [], base: UInt64 = 0) {
        self.init(bytes, from: 0, to: bytes.count, replicas: replicas, base: base)
    }

    init(
        _ bytes: [UInt8],
        from offset: Int,
        to end: Int,
        replicas: [ReplicaID],
        base: UInt64 = 0,
        scope: WireScope = WireScope()
    ) {
        self.bytes = bytes
        self.offset = offset
        self.end = end
        self.replicas = replicas
        self.base = base
        self.scope = scope
    }

    /// A reader of the rest of this one's input, with another table or scope.
    func rest(replicas: [ReplicaID]? = nil, scope: WireScope = WireScope()) -> WireReader {
        WireReader(bytes, from: offset, to: end, replicas: replicas ?? self.replicas, base: base, scope: scope)
    }
}

extension WireReader {
    /// How many values may be nested in each other before input is refused.
    public static let maximumDepth = 64

    /// How many bytes remain.
    public var remaining: Int { end - offset }

    /// Whether everything was read.
    public var isAtEnd: Bool { offset == end }

    /// An error at the current offset.
    public func failure(_ reason: WireError.Reason) -> WireError {
        WireError(reason, at: offset)
    }

    /// Makes sure that everything was read.
    /// - Throws: ``WireError/Reason/trailingBytes`` otherwise.
    public func finish() throws(WireError) {
        if !isAtEnd { throw failure(.trailingBytes) }
    }

    /// Reads one byte.
    public mutating func readByte() throws(WireError) -> UInt8 {
        guard offset < end else { throw failure(.truncated) }
        defer { offset += 1 }
        return bytes[offset]
    }

    /// Reads a LEB128 integer, which must be in its shortest form.
    public mutating func readUInt64() throws(WireError) -> UInt64 {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            let byte = try readByte()
            let bits = UInt64(byte & 0x7F)
            if shift == 63 && bits > 1 { throw failure(.malformedInteger) }
            value |= bits << shift
            if byte & 0x80 == 0 {
                if byte == 0 && shift > 0 { throw failure(.malformedInteger) }
                return value
            }
            shift += 7
            if shift > 63 { throw failure(.malformedInteger) }
        }
    }

    /// Reads a zigzag LEB128 integer.
    public mutating func readInt64() throws(WireError) -> Int64 {
        let value = try readUInt64()
        return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
    }

    /// Reads a count of things of which each takes at least `minimumSize` bytes of the input.
    /// - Throws: ``WireError/Reason/truncated`` when that many cannot follow.
    public mutating func readCount(minimumSize: Int = 1) throws(WireError) -> Int {
        let start = offset
        let value = try readUInt64()
        guard let count = Int(exactly: value), count <= remaining / Swift.max(minimumSize, 1) else {
            throw WireError(.truncated, at: start)
        }
        return count
    }

    /// Reads a string behind its length.
    public mutating func readString() throws(WireError) -> String {
        let start = offset
        let length = try readCount()
        guard let string = String(validating: bytes[offset..<(offset + length)], as: UTF8.self) else {
            throw WireError(.malformedString, at: start)
        }
        offset += length
        return string
    }

    /// Reads bytes behind their count.
    public mutating func readSizedBytes() throws(WireError) -> [UInt8] {
        let length = try readCount()
        return try readBytes(length)
    }

    /// Reads a number of bytes as they are.
    public mutating func readBytes(_ count: Int) throws(WireError) -> [UInt8] {
        guard count >= 0, count <= remaining else { throw failure(.truncated) }
        defer { offset += count }
        return Array(bytes[offset..<(offset + count)])
    }

    /// Reads the rest as it is.
    mutating func readRest() -> [UInt8] {
        defer { offset = end }
        return Array(bytes[offset..<end])
    }

    /// Reads, with `body`, a value that stands behind its length in bytes, and makes sure that it takes up that length.
    ///
    /// Values nested more than ``maximumDepth`` deep are refused, so that no input exhausts the stack.
    public mutating func readSized<Result>(
        _ body: (inout WireReader) throws(WireError) -> Result
    ) throws(WireError) -> Result {
        let length = try readCount()
        guard depth < Self.maximumDepth else { throw failure(.invalid("nested too deeply")) }
        let outerEnd = end
        end = offset + length
        depth += 1
        defer {
            end = outerEnd
            depth -= 1
        }
        let result = try body(&self)
        try finish()
        return result
    }

    /// Steps over what a later version wrote and remembers where it was.
    mutating func skip(unknown path: String) {
        unknown.append(path)
        offset = end
    }

    /// Reads a replica.
    public mutating func readReplica() throws(WireError) -> ReplicaID {
        let start = offset
        let index = try readUInt64()
        guard index < UInt64(replicas.count) else { throw WireError(.invalid("replica index"), at: start) }
        return replicas[Int(index)]
    }

    /// Reads an operation id, which must be one that can be referred to here.
    public mutating func readID() throws(WireError) -> OperationID {
        let start = offset
        let replica = try readReplica()
        let counter = base &- UInt64(bitPattern: try readInt64())
        let id = OperationID(counter: counter, replica: replica)
        guard scope.admits(id) else { throw WireError(.invalid("operation id"), at: start) }
        return id
    }

    /// Reads a hybrid timestamp, which must not be later than what it is part of.
    public mutating func readStamp() throws(WireError) -> HybridTimestamp {
        let start = offset
        let stamp = HybridTimestamp(rawValue: try readFixed())
        guard stamp <= scope.latestStamp else { throw WireError(.invalid("timestamp"), at: start) }
        return stamp
    }

    /// Reads 64 bits from eight bytes.
    public mutating func readFixed() throws(WireError) -> UInt64 {
        guard remaining >= 8 else { throw failure(.truncated) }
        var value: UInt64 = 0
        for index in 0..<8 {
            value |= UInt64(bytes[offset + index]) << UInt64(8 * index)
        }
        offset += 8
        return value
    }
}
