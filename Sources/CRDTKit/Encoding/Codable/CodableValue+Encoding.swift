extension CodableValue {
    private enum Kind: UInt8 {
        case null, no, yes, natural, negative, float64, float32, string, array, object
    }

    /// Writes the kind in one byte, then the value.
    func encode(to writer: inout WireWriter) {
        switch self {
        case .null: write(.null, to: &writer)
        case .bool(let value): write(value ? .yes : .no, to: &writer)
        case .natural(let number):
            write(.natural, to: &writer)
            writer.write(number)
        case .negative(let distance):
            write(.negative, to: &writer)
            writer.write(distance)
        case .float64(let bits):
            write(.float64, to: &writer)
            writer.write(fixed: bits)
        case .float32(let bits):
            write(.float32, to: &writer)
            for shift in [0, 8, 16, 24] as [UInt32] { writer.write(byte: UInt8(truncatingIfNeeded: bits >> shift)) }
        case .string(let string):
            write(.string, to: &writer)
            writer.write(string)
        case .array(let elements):
            write(.array, to: &writer)
            writer.writeSized { writer in
                for element in elements { element.encode(to: &writer) }
            }
        case .object(let members):
            write(.object, to: &writer)
            writer.writeSized { writer in
                for member in members {
                    writer.write(member.key)
                    member.value.encode(to: &writer)
                }
            }
        }
    }

    private func write(_ kind: Kind, to writer: inout WireWriter) {
        writer.write(byte: kind.rawValue)
    }

    /// Reads a value. Arrays and objects stand behind their lengths, so the reader bounds how deep they are nested.
    init(from reader: inout WireReader) throws(WireError) {
        let kind = try reader.readByte()
        switch Kind(rawValue: kind) {
        case .null: self = .null
        case .no: self = .bool(false)
        case .yes: self = .bool(true)
        case .natural: self = .natural(try reader.readUInt64())
        case .negative: self = .negative(try reader.readUInt64())
        case .float64:
            let bits = try reader.readFixed()
            guard Self.isCanonical(float64: bits) else { throw reader.failure(.invalid("floating-point number")) }
            self = .float64(bits)
        case .float32:
            var bits: UInt32 = 0
            for shift in [0, 8, 16, 24] as [UInt32] { bits |= UInt32(try reader.readByte()) << shift }
            guard Self.isCanonical(float32: bits) else { throw reader.failure(.invalid("floating-point number")) }
            self = .float32(bits)
        case .string: self = .string(try reader.readString())
        case .array: self = .array(try reader.readSized(Self.elements))
        case .object: self = .object(try reader.readSized(Self.members))
        case nil: throw reader.failure(.unknown("kind of value \(kind)"))
        }
    }

    private static func elements(from reader: inout WireReader) throws(WireError) -> [CodableValue] {
        var elements: [CodableValue] = []
        while !reader.isAtEnd { elements.append(try CodableValue(from: &reader)) }
        return elements
    }

    private static func members(from reader: inout WireReader) throws(WireError) -> [Member] {
        var members: [Member] = []
        while !reader.isAtEnd {
            let key = try reader.readString()
            if let last = members.last, !last.key.utf8.lexicographicallyPrecedes(key.utf8) {
                throw reader.failure(.invalid("keys ascend"))
            }
            members.append(Member(key: key, value: try CodableValue(from: &reader)))
        }
        return members
    }
}
