/// Where in a document something is: through fields of records and keys of maps, from the root down.
public struct ValuePath: Hashable, Sendable {
    /// One step down.
    public enum Part: Hashable, Sendable {
        /// To a field of a record, by its key in the data.
        case field(String)

        /// To what a map holds under a key, or to an element of a set.
        case key(EncodedValue)

        /// To whether the key is there, and not to what it holds.
        case presence
    }

    /// The steps; none for the root itself.
    public var parts: [Part]

    /// Creates a path.
    public init(_ parts: [Part] = []) {
        self.parts = parts
    }
}

extension ValuePath: CustomStringConvertible {
    /// The steps, such as `tasks["milk"].title`.
    public var description: String {
        var text = ""
        for part in parts {
            switch part {
            case .field(let key): text += text.isEmpty ? key : ".\(key)"
            case .key(let key): text += "[\(key)]"
            case .presence: break
            }
        }
        return text
    }
}
