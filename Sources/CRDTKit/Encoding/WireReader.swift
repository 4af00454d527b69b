/// Reads values in the library's binary format, trusting nothing: every length is checked against the bytes that remain
/// before anything is allocated, and every failure is a ``WireError`` with its offset.
public struct WireReader: Sendable {
    @usableFromInline
    let bytes: [UInt8]

    /// Where the next byte to read is; never beyond `end`.
    @usableFromInline
    var position: Int

    /// Where the input ends; never beyond the last of `bytes`.
    @usableFromInline
    var end: Int

    /// The table that replica indices refer to.
    @usableFromInline
    let replicas: [ReplicaID]

    /// Operation ids were written as their distance down from this counter.
    @usableFromInline
    let base: UInt64

    /// What ids and stamps may refer to.
    var scope: WireScope

    /// The version of the format that the bytes are in.
    var formatVersion = WireContainer.formatVersion

    /// What was met and stepped over because a later version wrote it: the paths of fields, outermost key first.
    private(set) var unknown: [String] = []

    /// How many values deep the reader is.
    @usableFromInline
    var depth = 0

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
        precondition(0 <= offset && offset <= end && end <= bytes.count, "a reader stays within its bytes")
        self.bytes = bytes
        position = offset
        self.end = end
        self.replicas = replicas
        self.base = base
        self.scope = scope
    }

    /// A reader of the rest of this one's input, with another table or scope.
    func rest(replicas: [ReplicaID]? = nil, scope: WireScope = WireScope()) -> WireReader {
        var rest = WireReader(
            bytes,
            from: offset,
            to: end,
            replicas: replicas ?? self.replicas,
            base: base,
            scope: scope
        )
        rest.formatVersion = formatVersion
        return rest
    }
}

extension WireReader {
    /// How many values may be nested in each other before input is refused.
    @inlinable
    public static var maximumDepth: Int { 64 }

    /// The offset of the next byte to read.
    @inlinable
    public var offset: Int { position }

    /// How many bytes remain.
    @inlinable
    public var remaining: Int { end - position }

    /// Whether everything was read.
    @inlinable
    public var isAtEnd: Bool { position == end }

    /// An error at the current offset.
    public func failure(_ reason: WireError.Reason) -> WireError {
        WireError(reason, at: position)
    }

    /// Makes sure that everything was read.
    /// - Throws: ``WireError/Reason/trailingBytes`` otherwise.
    @inlinable
    public func finish() throws(WireError) {
        if !isAtEnd { throw failure(.trailingBytes) }
    }

    /// Whether the next bytes, which are there, are all ASCII.
    func isASCII(_ count: Int) -> Bool {
        bytes[position..<position + count].allSatisfy { $0 < 0x80 }
    }

    /// Makes sure that operations take as many ids as their change says; fewer only if something was stepped over.
    @usableFromInline
    func check(ids: UInt64, expected: UInt64) throws(WireError) {
        guard ids == expected || (ids < expected && !unknown.isEmpty) else {
            throw failure(.invalid("count of ids"))
        }
    }

    /// Steps over what a later version wrote and remembers where it was.
    mutating func skip(unknown path: String) {
        unknown.append(path)
        skipRest()
    }

    /// Steps over all that is left.
    mutating func skipRest() { position = end }
}

extension WireReader {
    /// Reads one byte.
    @inlinable
    public mutating func readByte() throws(WireError) -> UInt8 {
        guard position < end else { throw failure(.truncated) }
        let byte = bytes[position]
        position &+= 1
        return byte
    }

    /// Reads a LEB128 integer, which must be in its shortest form.
    @inlinable
    public mutating func readUInt64() throws(WireError) -> UInt64 {
        let byte = try readByte()
        return byte < 0x80 ? UInt64(byte) : try readLongUInt64(after: byte)
    }

    /// Reads the rest of a LEB128 integer of more than one byte.
    @usableFromInline
    mutating func readLongUInt64(after first: UInt8) throws(WireError) -> UInt64 {
        var value = UInt64(first & 0x7F)
        var shift: UInt64 = 7
        while true {
            let byte = try readByte()
            if shift == 63 && byte & 0x7F > 1 { throw failure(.malformedInteger) }
            value |= UInt64(byte & 0x7F) &<< shift
            if byte < 0x80 {
                if byte == 0 { throw failure(.malformedInteger) }
                return value
            }
            shift &+= 7
            if shift > 63 { throw failure(.malformedInteger) }
        }
    }

    /// Reads a zigzag LEB128 integer.
    @inlinable
    public mutating func readInt64() throws(WireError) -> Int64 {
        let value = try readUInt64()
        return Int64(bitPattern: value &>> 1) ^ -Int64(bitPattern: value & 1)
    }

    /// Reads a count of things of which each takes at least `minimumSize` bytes of the input.
    /// - Throws: ``WireError/Reason/truncated`` when that many cannot follow.
    @inlinable
    public mutating func readCount(minimumSize: Int = 1) throws(WireError) -> Int {
        let start = position
        let value = try readUInt64()
        guard let count = Int(exactly: value), count <= remaining / Swift.max(minimumSize, 1) else {
            throw WireError(.truncated, at: start)
        }
        return count
    }

    /// Reads bytes behind their count.
    public mutating func readSizedBytes() throws(WireError) -> [UInt8] {
        let length = try readCount()
        return try readBytes(length)
    }

    /// Reads a number of bytes as they are.
    public mutating func readBytes(_ count: Int) throws(WireError) -> [UInt8] {
        guard count >= 0, count <= remaining else { throw failure(.truncated) }
        defer { position += count }
        return Array(bytes[position..<(position + count)])
    }

    /// Reads the rest as it is.
    mutating func readRest() -> [UInt8] {
        defer { position = end }
        return Array(bytes[position..<end])
    }

    /// Reads, with `body`, a value that stands behind its length in bytes, and makes sure that it takes up that length.
    ///
    /// Values nested more than ``maximumDepth`` deep are refused, so that no input exhausts the stack.
    @inlinable
    public mutating func readSized<Result>(
        _ body: (inout WireReader) throws(WireError) -> Result
    ) throws(WireError) -> Result {
        let length = try readCount()
        guard depth < Self.maximumDepth else { throw failure(.invalid("nested too deeply")) }
        let outerEnd = end
        end = position &+ length
        depth &+= 1
        defer {
            end = outerEnd
            depth &-= 1
        }
        let result = try body(&self)
        try finish()
        return result
    }
}

extension WireReader {
    /// Reads a replica.
    @inlinable
    public mutating func readReplica() throws(WireError) -> ReplicaID {
        let start = position
        let index = try readUInt64()
        guard index < UInt64(replicas.count) else { throw WireError(.invalid("replica index"), at: start) }
        return replicas[Int(index)]
    }

    /// Reads an operation id, which must be one that can be referred to here.
    public mutating func readID() throws(WireError) -> OperationID {
        let start = position
        let replica = try readReplica()
        let counter = base &- UInt64(bitPattern: try readInt64())
        let id = OperationID(counter: counter, replica: replica)
        guard scope.admits(id) else { throw WireError(.invalid("operation id"), at: start) }
        return id
    }

    /// Reads a hybrid timestamp, which must not be later than what it is part of.
    public mutating func readStamp() throws(WireError) -> HybridTimestamp {
        let start = position
        let stamp = HybridTimestamp(rawValue: try readFixed())
        guard stamp <= scope.latestStamp else { throw WireError(.invalid("timestamp"), at: start) }
        return stamp
    }
}

extension WireReader {
    /// Reads small numbers, such as the bytes of a picture, to the end: what an array of them would read one by one.
    @usableFromInline
    mutating func readNumbers() throws(WireError) -> [UInt8] {
        var numbers: [UInt8] = []
        numbers.reserveCapacity(remaining / 2)
        while position < end { numbers.append(try UInt8(from: &self)) }
        return numbers
    }

    /// That a number is out of range.
    @usableFromInline
    func failure(_ number: some FixedWidthInteger, isNoValueOf type: Any.Type) -> WireError {
        failure(.invalid("\(number) is not a \(type)"))
    }
}
