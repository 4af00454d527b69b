extension Example {
    static let determinism = [
        Example("determinism", objectsTo: [1], "let now = Date()"),
        Example("determinism", objectsTo: [1], "let now = Date.now"),
        Example("determinism", objectsTo: [2], "let text = \"\"\"\n    \\(UUID())\n    \"\"\""),
        Example("determinism", objectsTo: [1], "var generator = SystemRandomNumberGenerator()"),
        Example("determinism", objectsTo: [1], "let order = value.hashValue"),
        Example("determinism", objectsTo: [1], "var hasher = Hasher()"),
        Example(
            "determinism",
            objectsTo: [1, 2],
            "func f(_ clock: ContinuousClock) async {\n    await Task.sleep(for: a)\n}"
        ),
        Example("determinism", objectsTo: [1], "print(\"hello\")"),
        Example("determinism", objectsTo: [1, 2], "Task { await go() }\nlet t = Thread.current"),
        Example("determinism", objectsTo: [], "// Date() and UUID() are forbidden\nlet text = \"print(Date())\""),
        Example("determinism", objectsTo: [], "let text = #\"\\(Date())\"#\n/* UUID() /* Hasher() */ Date() */"),
        Example("determinism", objectsTo: [], "func hash(into hasher: inout Hasher) { hasher.combine(1) }"),
        Example("determinism", objectsTo: [], "printer.print(1)\nstruct P { func print() {} }"),
        Example("determinism", at: "Sources/replica-sim/Commands/Run.swift", objectsTo: [], "print(Date())"),
        Example("determinism", at: "Tests/CRDTKitTests/A.swift", objectsTo: [], "print(Date())"),

        Example(
            "randomness",
            objectsTo: [1, 2, 3],
            "let a = Int.random(in: 0..<9)\nlet b = list.shuffled()\nlist.shuffle()"
        ),
        Example(
            "randomness",
            objectsTo: [1],
            "let a = list.randomElement() ?? Int.random(in: 0..<9, using: &generator)"
        ),
        Example("randomness", objectsTo: [], "let a = Int.random(in: f(1, 2), using: &generator)\nfunc random() {}"),

        Example("floating point", objectsTo: [1, 2, 2, 3], "var a: Double\nvar b: Float = 0.5\nlet c = 1e9"),
        Example("floating point", objectsTo: [], "let a = pair.0.1\nlet b = 0x1E9\nlet c = 0..<5\n// 0.5 as a Double"),
    ]
}
