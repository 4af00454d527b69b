extension Example {
    static let text = [
        Example("unfinished marks", objectsTo: [1, 2], "// TODO: more\n/* FIXME later */"),
        Example("unfinished marks", objectsTo: [], "let text = \"TODO\"\n// A to-do list; TODOList is a type"),

        Example("workplace words", at: "README.md", objectsTo: [1, 2], "run /home/anna/b\ncd \"/Users/anna\""),
        Example("workplace words", at: "Makefile", objectsTo: [1], "see ../shared/x"),
        Example(
            "workplace words",
            at: "README.md",
            objectsTo: [],
            "https://example.org/work/main\nFuzz/work/a and .build/tmp/b\na route, /rooted/there\n/* comment *//tmp"
        ),
    ]
}
