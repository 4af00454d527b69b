extension Example {
    private static func lines(_ count: Int) -> String {
        String(repeating: "    let text = \"}\" // }\n", count: count)
    }

    static let size = [
        Example("file length", objectsTo: [1], lines(401)),
        Example("file length", objectsTo: [], lines(400)),

        Example("function length", objectsTo: [1], "func f() {\n" + lines(59) + "}"),
        Example("function length", objectsTo: [2], "struct A {\n    init(a: () -> Void = {}) {\n" + lines(59) + "}\n}"),
        Example("function length", objectsTo: [1], "var a: Int {\n" + lines(59) + "}"),
        Example("function length", objectsTo: [], "func f() {\n" + lines(58) + "}"),
        Example("function length", objectsTo: [], "let a = 1\nif b {\n" + lines(70) + "}"),
        Example("function length", objectsTo: [], "struct A {\n    let a: Int\n    struct B {\n" + lines(70) + "}\n}"),
        Example(
            "function length",
            objectsTo: [],
            "protocol P {\n    func f()\n    var a: Int { get }\n}\nstruct S {\n" + lines(70) + "}"
        ),
    ]
}
