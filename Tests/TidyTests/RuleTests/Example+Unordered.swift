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
            objectsTo: [],
            "struct A {\n    let a: [Int: Int]\n}\nfunc f(list: [Int], a b: [Int]) {\n    for x in b {}\n}"
        ),
        Example("unordered iteration", objectsTo: [], "struct A { var values: [Int] }\nlet b = unknown.values.map(f)"),
        Example("unordered iteration", objectsTo: [2], "struct A { var indices: Set<Int> }\nfor x in indices {}"),
        Example("unordered iteration", objectsTo: [], "struct A { var indices: Set<Int> }\nfor x in list.indices {}"),
        Example("unordered iteration", objectsTo: [], "let a = Set(b).union(c).sorted()\nlet d = a.first"),
        Example("unordered iteration", objectsTo: [], "let a = Set(a.lazy.map(f))\nuse(a.count)"),
        Example("unordered iteration", objectsTo: [], "var a: [Int: Int]\na.values[index] = 2"),
        Example(
            "unordered iteration",
            at: "Sources/replica-sim/Commands/A.swift",
            objectsTo: [],
            "var a: Set<Int>\nfor x in a {}"
        ),
    ]
}
