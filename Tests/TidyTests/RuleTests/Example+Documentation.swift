extension Example {
    static let documentation = [
        Example(
            "public documentation",
            objectsTo: [1, 2],
            "public struct A {\n    public let a: Int\n    let b: Int\n}"
        ),
        Example(
            "public documentation",
            objectsTo: [3, 4],
            "/// Two.\npublic enum A {\n    case a\n    case b(Int)\n}"
        ),
        Example(
            "public documentation",
            objectsTo: [3],
            "/// A protocol.\npublic protocol P {\n    func f(in a: Int)\n}"
        ),
        Example(
            "public documentation",
            objectsTo: [3],
            "extension A {\n    // Not documentation.\n    public static func < (a: A, b: A) -> Bool { true }\n}"
        ),
        Example(
            "public documentation",
            objectsTo: [2],
            "public extension A {\n    func f() {}\n    private func g() {}\n}"
        ),
        Example("public documentation", objectsTo: [3], "let a = 1  /// Trailing.\n\npublic let b = 2"),
        Example(
            "public documentation",
            objectsTo: [],
            """
            /// A thing.
            @frozen
            @available(macOS 14, *) public struct A {
                /// The number.
                public private(set) var a: Int {
                    didSet { switch a { case 1: break; default: break } }
                }

                /** Makes one. */
                @inlinable public init?(_ a: Int) { self.a = a }
            }
            """
        ),
        Example("public documentation", objectsTo: [], "public import A\nextension B: C {}\nstruct D { init() {} }"),
        Example("public documentation", at: "Tests/A/B.swift", objectsTo: [], "public struct A {}"),
    ]
}
