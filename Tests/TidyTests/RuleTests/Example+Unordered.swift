extension Example {
    static let unordered = [
        Example("unordered iteration", objectsTo: [2], "var a: [String: Int] = [:]\nfor (key, value) in a {}"),
        Example("unordered iteration", objectsTo: [2], "let a = Set([1, 2])\nfor x in self.a where x > 1 {}"),
        Example(
            "unordered iteration",
            objectsTo: [2],
            "func f(_ a: inout Set<Int>) {\n    let b = a.map { $0 + 1 }\n}"
        ),
        Example(
            "unordered iteration",
            objectsTo: [2, 3],
            "let a: [Int: Int]\nlet b = a.keys.map { $0 }\nuse(a.values)"
        ),
        Example("unordered iteration", objectsTo: [2], "var a: Set<Int>\nlet b = Array(a)"),
        Example("unordered iteration", objectsTo: [1], "let b = unknown.values"),
        Example("unordered iteration", objectsTo: [2], "var a = [1: 2]\nlet b = a.first"),
        Example(
            "unordered iteration",
            objectsTo: [],
            "let a: [Int: Int]\nfor key in a.keys.sorted() {}\nlet b = a.values.max()"
        ),
        Example(
            "unordered iteration",
            objectsTo: [],
            "var a: Set<Int>\nlet b = a.map { $0 }.sorted()\nfor x in a.sorted() {}"
        ),
        Example(
            "unordered iteration",
            objectsTo: [],
            "var a: Set<Int>\n// order-free: addition commutes\nfor x in a { n += x }"
        ),
        Example("unordered iteration", objectsTo: [], "var a: [Int]\nfor x in a {}\nlet b: SortedMap\nuse(b.keys)"),
        Example(
            "unordered iteration",
            objectsTo: [],
            "var a: [Int: Int]\na[1] = 2\nlet n = a.count\nif a.contains(where: f) {}"
        ),
        Example(
            "unordered iteration",
            at: "Sources/replica-sim/Commands/A.swift",
            objectsTo: [],
            "var a: Set<Int>\nfor x in a {}"
        ),
    ]
}
