/// The standard library's view of a value that is being encoded.
struct CodableValueEncoder: Encoder {
    let builder: CodableValueBuilder
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }
}

extension CodableValueEncoder {
    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        builder.beginObject()
        return KeyedEncodingContainer(Keyed(builder: builder, codingPath: codingPath))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        builder.beginArray()
        return Unkeyed(builder: builder, codingPath: codingPath)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        Single(builder: builder, codingPath: codingPath)
    }

    private struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
        let builder: CodableValueBuilder
        let codingPath: [any CodingKey]

        func encodeNil(forKey key: Key) { builder.member(key.stringValue).set(.null) }

        func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
            try builder.member(key.stringValue).encode(value, path: codingPath + [key])
        }

        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type,
            forKey key: Key
        ) -> KeyedEncodingContainer<Nested> {
            nested(key).container(keyedBy: type)
        }

        func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
            nested(key).unkeyedContainer()
        }

        func superEncoder() -> any Encoder {
            CodableValueEncoder(builder: builder.member("super"), codingPath: codingPath)
        }

        func superEncoder(forKey key: Key) -> any Encoder { nested(key) }

        private func nested(_ key: Key) -> CodableValueEncoder {
            CodableValueEncoder(builder: builder.member(key.stringValue), codingPath: codingPath + [key])
        }
    }

    private struct Unkeyed: UnkeyedEncodingContainer {
        let builder: CodableValueBuilder
        let codingPath: [any CodingKey]
        var count: Int { builder.count }

        func encodeNil() { builder.append().set(.null) }

        func encode<Value: Encodable>(_ value: Value) throws {
            try builder.append().encode(value, path: codingPath)
        }

        func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
            nested().container(keyedBy: type)
        }

        func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { nested().unkeyedContainer() }

        func superEncoder() -> any Encoder { nested() }

        private func nested() -> CodableValueEncoder {
            CodableValueEncoder(builder: builder.append(), codingPath: codingPath)
        }
    }

    private struct Single: SingleValueEncodingContainer {
        let builder: CodableValueBuilder
        let codingPath: [any CodingKey]

        func encodeNil() { builder.set(.null) }

        func encode<Value: Encodable>(_ value: Value) throws {
            try builder.encode(value, path: codingPath)
        }
    }
}
