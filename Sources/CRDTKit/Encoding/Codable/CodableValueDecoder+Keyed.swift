extension CodableValueDecoder {
    struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let members: [CodableValue.Member]
        let decoder: CodableValueDecoder
    }
}

extension CodableValueDecoder.Keyed {
    var codingPath: [any CodingKey] { decoder.codingPath }
    var allKeys: [Key] { members.compactMap { Key(stringValue: $0.key) } }

    func contains(_ key: Key) -> Bool { index(of: key.stringValue) != nil }

    func decodeNil(forKey key: Key) throws -> Bool {
        try part(key).value == .null
    }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try part(key).decode(type)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try part(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try part(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder {
        guard let index = index(of: "super") else { throw decoder.mismatch((any Decoder).self) }
        return decoder.part(members[index].value, at: index, codingPath: codingPath)
    }

    func superDecoder(forKey key: Key) throws -> any Decoder { try part(key) }

    private func part(_ key: Key) throws -> CodableValueDecoder {
        guard let index = index(of: key.stringValue) else {
            let context = DecodingError.Context(codingPath: codingPath, debugDescription: "the data lack the key")
            throw DecodingError.keyNotFound(key, context)
        }
        return decoder.part(members[index].value, at: index, codingPath: codingPath + [key])
    }

    /// The members ascend, so a search takes O(log n).
    private func index(of key: String) -> Int? {
        let index = members.partitioningIndex { !$0.key.utf8.lexicographicallyPrecedes(key.utf8) }
        return index < members.count && members[index].key.utf8.elementsEqual(key.utf8) ? index : nil
    }
}
