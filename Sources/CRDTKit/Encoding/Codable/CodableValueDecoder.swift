/// The standard library's view of a value that is being decoded.
struct CodableValueDecoder: Decoder {
    let value: CodableValue
    let codingPath: [any CodingKey]
    let reading: CodableReading?
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    init(_ value: CodableValue, reading: CodableReading?, codingPath: [any CodingKey] = []) {
        self.value = value
        self.reading = reading
        self.codingPath = codingPath
    }
}

extension CodableValueDecoder {
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if CodableValue.isFloatingPoint(type) {
            return try checked(value.floatingPoint(type), type)
        }
        switch type {
        case let integer as any FixedWidthInteger.Type: return try checked(value.integer(integer) as? Value, type)
        case is Bool.Type:
            guard case .bool(let bool) = value else { throw mismatch(type) }
            return try checked(bool as? Value, type)
        case is String.Type:
            guard case .string(let string) = value else { throw mismatch(type) }
            return try checked(string as? Value, type)
        default: return try Value(from: self)
        }
    }

    private func checked<Value>(_ value: Value?, _ type: Value.Type) throws -> Value {
        guard let value else { throw mismatch(type) }
        return value
    }

    func mismatch(_ type: Any.Type) -> DecodingError {
        let context = DecodingError.Context(codingPath: codingPath, debugDescription: "the data hold something else")
        return DecodingError.typeMismatch(type, context)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .object(let members) = value else { throw mismatch([String: Any].self) }
        return KeyedDecodingContainer(Keyed(members: members, decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .array(let elements) = value else { throw mismatch([Any].self) }
        return Unkeyed(elements: elements, decoder: self)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer {
        Single(decoder: self)
    }

    /// The decoder of a part of this value, which counts as read with it.
    func part(_ part: CodableValue, at index: Int, codingPath: [any CodingKey]) -> CodableValueDecoder {
        CodableValueDecoder(part, reading: reading?.read(part, at: index), codingPath: codingPath)
    }

    private struct Single: SingleValueDecodingContainer {
        let decoder: CodableValueDecoder
        var codingPath: [any CodingKey] { decoder.codingPath }

        func decodeNil() -> Bool { decoder.value == .null }

        func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.decode(type) }
    }
}
