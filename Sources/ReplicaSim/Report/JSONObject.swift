/// A JSON object under construction; keys keep the order in which they are added.
public struct JSONObject: Sendable {
    private var text = ""

    /// Creates an empty object.
    public init() {}
}

extension JSONObject {
    /// The object on one line.
    public var line: String { "{\(text)}" }

    /// Adds a number.
    public mutating func add(_ key: String, _ value: Int) { add(key, raw: String(value)) }

    /// Adds an unsigned number.
    public mutating func add(_ key: String, _ value: UInt64) { add(key, raw: String(value)) }

    /// Adds true or false.
    public mutating func add(_ key: String, _ value: Bool) { add(key, raw: value ? "true" : "false") }

    /// Adds a string.
    public mutating func add(_ key: String, _ value: String) { add(key, raw: Self.quoted(value)) }

    /// Adds a list of strings.
    public mutating func add(_ key: String, _ values: [String]) {
        add(key, raw: "[" + values.map(Self.quoted).joined(separator: ",") + "]")
    }

    /// Adds nanoseconds as seconds with nine decimals.
    public mutating func add(_ key: String, nanoseconds: Int64) {
        let decimals = String(nanoseconds % 1_000_000_000 + 1_000_000_000).dropFirst()
        add(key, raw: "\(nanoseconds / 1_000_000_000).\(decimals)")
    }

    /// Adds what is JSON already.
    mutating func addRaw(_ key: String, _ value: String) { add(key, raw: value) }

    private mutating func add(_ key: String, raw: String) {
        if !text.isEmpty { text += "," }
        text += Self.quoted(key) + ":" + raw
    }

    /// A JSON string literal.
    static func quoted(_ value: String) -> String {
        var literal = "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }
}
