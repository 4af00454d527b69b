extension CodableValueDecoder {
    struct Unkeyed: UnkeyedDecodingContainer {
        let elements: [CodableValue]
        let decoder: CodableValueDecoder
        private(set) var currentIndex = 0

        init(elements: [CodableValue], decoder: CodableValueDecoder) {
            self.elements = elements
            self.decoder = decoder
        }
    }
}

extension CodableValueDecoder.Unkeyed {
    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex == elements.count }

    mutating func decodeNil() throws -> Bool {
        guard try current().value == .null else { return false }
        currentIndex += 1
        return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let value = try current().decode(type)
        currentIndex += 1
        return value
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
        let container = try current().container(keyedBy: type)
        currentIndex += 1
        return container
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let container = try current().unkeyedContainer()
        currentIndex += 1
        return container
    }

    mutating func superDecoder() throws -> any Decoder {
        let element = try current()
        currentIndex += 1
        return element
    }

    private func current() throws -> CodableValueDecoder {
        if isAtEnd {
            let context = DecodingError.Context(
                codingPath: codingPath,
                debugDescription: "the array has no more elements"
            )
            throw DecodingError.valueNotFound((any Decodable).self, context)
        }
        return decoder.part(elements[currentIndex], at: currentIndex, codingPath: codingPath)
    }
}
