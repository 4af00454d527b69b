extension String: WireCodable {
    /// Writes the UTF-8 behind its length.
    @inlinable
    public func encode(to writer: inout WireWriter) { writer.write(self) }

    /// Reads UTF-8 behind its length.
    @inlinable
    public init(from reader: inout WireReader) throws(WireError) { self = try reader.readString() }

    /// Compares code units: canonically equivalent strings in different normal forms are different content.
    public func isIdentical(to other: String) -> Bool {
        utf8.count == other.utf8.count && hasIdenticalUnits(to: other)
    }
}

extension Bool: WireCodable {
    /// Writes one byte, 0 or 1.
    @inlinable
    public func encode(to writer: inout WireWriter) { writer.write(byte: self ? 1 : 0) }

    /// Reads one byte, 0 or 1.
    @inlinable
    public init(from reader: inout WireReader) throws(WireError) {
        switch try reader.readByte() {
        case 0: self = false
        case 1: self = true
        default: throw reader.failure(.invalid("a Bool is 0 or 1"))
        }
    }
}

extension WireCodable where Self: FixedWidthInteger {
    /// Compares the numbers.
    @inlinable
    public func isIdentical(to other: Self) -> Bool { self == other }
}

extension WireCodable where Self: FixedWidthInteger & SignedInteger & Codable {
    /// Writes zigzag LEB128.
    @inlinable
    public func encode(to writer: inout WireWriter) { writer.write(Int64(self)) }

    /// Reads zigzag LEB128 that fits the type.
    @inlinable
    public init(from reader: inout WireReader) throws(WireError) {
        let wide = try reader.readInt64()
        guard let value = Self(exactly: wide) else { throw reader.failure(wide, isNoValueOf: Self.self) }
        self = value
    }
}

extension WireCodable where Self: FixedWidthInteger & UnsignedInteger & Codable {
    /// Writes LEB128.
    @inlinable
    public func encode(to writer: inout WireWriter) { writer.write(UInt64(self)) }

    /// Reads LEB128 that fits the type.
    @inlinable
    public init(from reader: inout WireReader) throws(WireError) {
        let wide = try reader.readUInt64()
        guard let value = Self(exactly: wide) else { throw reader.failure(wide, isNoValueOf: Self.self) }
        self = value
    }
}

extension Int: WireCodable {}
extension Int8: WireCodable {}
extension Int16: WireCodable {}
extension Int32: WireCodable {}
extension Int64: WireCodable {}
extension UInt: WireCodable {}
extension UInt8: WireCodable {}
extension UInt16: WireCodable {}
extension UInt32: WireCodable {}
extension UInt64: WireCodable {}

extension Double: WireCodable {
    /// Writes the IEEE 754 bits in eight bytes; negative zero as zero and every NaN as one, so that equal means equal.
    @inlinable
    public func encode(to writer: inout WireWriter) {
        writer.write(fixed: isNaN ? Double.nan.bitPattern : self == 0 ? 0 : bitPattern)
    }

    /// Reads the IEEE 754 bits.
    @inlinable
    public init(from reader: inout WireReader) throws(WireError) {
        let value = Double(bitPattern: try reader.readFixed())
        self = value.isNaN ? .nan : value == 0 ? 0 : value
    }
}

extension Optional: WireCodable where Wrapped: WireCodable {
    /// Writes one byte, 0 for none or 1, then the value.
    @inlinable
    public func encode(to writer: inout WireWriter) {
        writer.write(byte: self == nil ? 0 : 1)
        self?.encode(to: &writer)
    }

    /// Reads one byte, then the value.
    @inlinable
    public init(from reader: inout WireReader) throws(WireError) {
        self = try Bool(from: &reader) ? Wrapped(from: &reader) : nil
    }

    /// Whether both are nil or hold identical content.
    @inlinable
    public func isIdentical(to other: Wrapped?) -> Bool {
        switch (self, other) {
        case (nil, nil): true
        case (let mine?, let theirs?): mine.isIdentical(to: theirs)
        default: false
        }
    }
}

extension Array: WireCodable where Element: WireCodable {
    /// Writes the length in bytes, then the elements.
    @inlinable
    public func encode(to writer: inout WireWriter) {
        writer.writeSized { writer in
            if Element.self == UInt8.self {
                // The same type; a cast would convert the elements one by one.
                return writer.write(numbers: unsafeBitCast(self, to: [UInt8].self))
            }
            for element in self { element.encode(to: &writer) }
        }
    }

    /// Reads elements until the length is used up; an element that takes no bytes is refused.
    @inlinable
    public init(from reader: inout WireReader) throws(WireError) {
        self = try reader.readSized { (reader) throws(WireError) in
            if Element.self == UInt8.self {
                // The same type; a cast would convert the elements one by one.
                return unsafeBitCast(try reader.readNumbers(), to: [Element].self)
            }
            var elements: [Element] = []
            while !reader.isAtEnd {
                let start = reader.offset
                elements.append(try Element(from: &reader))
                if reader.offset == start { throw reader.failure(.invalid("an element takes at least a byte")) }
            }
            return elements
        }
    }

    /// Whether both hold identical content in the same order.
    @inlinable
    public func isIdentical(to other: [Element]) -> Bool {
        count == other.count && indices.allSatisfy { self[$0].isIdentical(to: other[$0]) }
    }
}

extension ReplicaID: WireCodable {
    /// Writes all 128 bits, so that the encoding stands for itself.
    @inlinable
    public func encode(to writer: inout WireWriter) {
        writer.write(fixed: high)
        writer.write(fixed: low)
    }

    /// Reads 128 bits.
    @inlinable
    public init(from reader: inout WireReader) throws(WireError) {
        self.init(high: try reader.readFixed(), low: try reader.readFixed())
    }
}
