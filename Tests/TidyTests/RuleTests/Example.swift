import Testing

/// A small file and the lines on which a rule must object to it: none, if it is a good example.
struct Example: Sendable {
    let rule: String
    let path: String
    let source: String
    let lines: [Int]

    init(
        _ rule: String,
        at path: String = "Sources/CRDTKit/Clocks/Sample.swift",
        objectsTo lines: [Int],
        _ source: String
    ) {
        self.rule = rule
        self.path = path
        self.source = source
        self.lines = lines
    }
}

extension Example {
    static let all = determinism + unordered + safety + size + text + documentation + layout
}

extension Example: CustomTestStringConvertible {
    var testDescription: String {
        "\(rule): \(source.split(separator: "\n").first ?? "")"
    }
}
