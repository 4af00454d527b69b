extension Example {
    static let safety = [
        Example("escape hatches", objectsTo: [1], "final class A: @unchecked Sendable {}"),
        Example("escape hatches", objectsTo: [2], "/// A counter.\nfinal class A: @unchecked Sendable {}"),
        Example("escape hatches", objectsTo: [1, 2], "nonisolated(unsafe) var a = 1\nlet b = try! f()"),
        Example("escape hatches", objectsTo: [3], "func f() {\n    let a = 1\n    fatalError(\"no\")\n}"),
        Example(
            "escape hatches",
            objectsTo: [],
            "// Only ever touched under its lock.\nfinal class A: @unchecked Sendable {}"
        ),
        Example("escape hatches", objectsTo: [], "let a = try? f()\nlet b = x as? Int\n// try! is a promise"),

        Example("precondition messages", objectsTo: [1, 2], "precondition(a < f(b, c))\npreconditionFailure()"),
        Example(
            "precondition messages",
            objectsTo: [],
            "precondition(a < b, \"a is below b\")\npreconditionFailure(\"no\")"
        ),
        Example(
            "precondition messages",
            at: "Tests/CRDTKitTests/A.swift",
            objectsTo: [],
            "precondition(a)"
        ),
    ]
}
