/// All that a piece of text or a paragraph has, in the order of the keys, which is the same on every replica.
public struct MarkAttributes: Hashable, Sendable {
    var list: [MarkAttribute] = []

    /// Creates an empty list.
    public init() {}
}

extension MarkAttributes {
    /// The value under a key, nil if there is none. Assigning nil removes the key. O(log n) to read.
    public subscript(key: MarkKey) -> MarkValue? {
        get {
            let index = list.partitioningIndex { $0.key >= key }
            return index < list.count && list[index].key == key ? list[index].value : nil
        }
        set {
            let index = list.partitioningIndex { $0.key >= key }
            let isThere = index < list.count && list[index].key == key
            list.replaceSubrange(
                index..<(isThere ? index + 1 : index),
                with: newValue.map { [MarkAttribute(key, $0)] } ?? []
            )
        }
    }
}

extension MarkAttributes: RandomAccessCollection {
    /// The position of the first attribute.
    public var startIndex: Int { 0 }

    /// The position past the last attribute.
    public var endIndex: Int { list.count }

    /// The attribute at a position.
    public subscript(position: Int) -> MarkAttribute { list[position] }
}

extension MarkAttributes: ExpressibleByDictionaryLiteral {
    /// Creates a list; of several values of one key the last stays.
    public init(dictionaryLiteral elements: (MarkKey, MarkValue)...) {
        for (key, value) in elements { self[key] = value }
    }
}

extension MarkAttributes: CustomStringConvertible {
    /// Keys and values in brackets.
    public var description: String {
        isEmpty ? "[:]" : "[" + map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "]"
    }
}
