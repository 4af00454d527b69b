/// A value that is being encoded. Containers share it, because the standard library's protocols let a caller keep
/// several of them at once.
final class CodableValueBuilder {
    private var content = Content.nothing
    private let depth: Int

    init(depth: Int = 0) {
        self.depth = depth
    }
}

extension CodableValueBuilder {
    private enum Content {
        case nothing
        case value(CodableValue)
        case array([CodableValueBuilder])
        case object([(key: String, value: CodableValueBuilder)])
    }

    /// The finished value; one that encoded nothing at all is an empty object.
    var value: CodableValue {
        switch content {
        case .nothing: .object([])
        case .value(let value): value
        case .array(let elements): .array(elements.map(\.value))
        case .object(let members): .object(Self.canonical(members))
        }
    }

    /// Sorted by the UTF-8 of the keys; of members with one key the last counts.
    private static func canonical(_ members: [(key: String, value: CodableValueBuilder)]) -> [CodableValue.Member] {
        let sorted = members.enumerated().sorted { left, right in
            if left.element.key.utf8.elementsEqual(right.element.key.utf8) { return left.offset < right.offset }
            return left.element.key.utf8.lexicographicallyPrecedes(right.element.key.utf8)
        }.map(\.element)
        return sorted.indices.compactMap { index in
            let next = index + 1
            if next < sorted.count && sorted[next].key.utf8.elementsEqual(sorted[index].key.utf8) { return nil }
            return CodableValue.Member(key: sorted[index].key, value: sorted[index].value.value)
        }
    }

    var count: Int {
        if case .array(let elements) = content { elements.count } else { 0 }
    }

    func beginArray() {
        if case .array = content { return }
        content = .array([])
    }

    func beginObject() {
        if case .object = content { return }
        content = .object([])
    }

    func append() -> CodableValueBuilder {
        guard case .array(var elements) = content else { preconditionFailure("only an array is appended to") }
        content = .nothing
        elements.append(nested())
        content = .array(elements)
        return elements[elements.count - 1]
    }

    func member(_ key: String) -> CodableValueBuilder {
        guard case .object(var members) = content else { preconditionFailure("only an object has members") }
        content = .nothing
        members.append((key, nested()))
        content = .object(members)
        return members[members.count - 1].value
    }

    private func nested() -> CodableValueBuilder {
        precondition(
            depth < CodableValue.maximumDepth,
            "a value is nested more than \(CodableValue.maximumDepth) deep, which no replica would read"
        )
        return CodableValueBuilder(depth: depth + 1)
    }

    func set(_ value: CodableValue) {
        content = .value(value)
    }

    func encode(_ value: some Encodable, path: [any CodingKey]) throws {
        if let number = CodableValue(floatingPoint: value) {
            return set(number)
        }
        switch value {
        case let value as Bool: set(.bool(value))
        case let value as String: set(.string(value))
        case let value as any FixedWidthInteger:
            guard let number = CodableValue(value) else {
                let context = EncodingError.Context(codingPath: path, debugDescription: "more than 64 bits")
                throw EncodingError.invalidValue(value, context)
            }
            set(number)
        default: try value.encode(to: CodableValueEncoder(builder: self, codingPath: path))
        }
    }
}
