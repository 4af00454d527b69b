extension Example {
    static let layout = [
        Example("one type per file", objectsTo: [2], "struct Sample {}\nenum Other {}"),
        Example("one type per file", objectsTo: [1], "extension Other {}"),
        Example(
            "one type per file",
            at: "Sources/CRDTKit/Sets/A+B.swift",
            objectsTo: [1, 2],
            "struct A {}\nextension C {}"
        ),
        Example(
            "one type per file",
            objectsTo: [],
            "struct Sample { enum Inner {} }\nprivate struct Other {}\nextension Int {}"
        ),
        Example(
            "one type per file",
            at: "Sources/CRDTKit/Sets/A+B.swift",
            objectsTo: [],
            "extension A { struct B {} }\nextension Int: A, C {}"
        ),
        Example("one type per file", at: "Tests/A/B.swift", objectsTo: [], "struct C {}\nstruct D {}"),

        Example("layering", objectsTo: [1, 2], "import Foundation\npublic import struct ReplicaSim.World"),
        Example(
            "layering",
            at: "Sources/ReplicaSim/World/A.swift",
            objectsTo: [3],
            "import CRDTKit\npublic import PropertyKit\nimport Foundation"
        ),
        Example("layering", objectsTo: [], "// import Foundation\nlet text = \"import Foundation\""),
        Example("layering", at: "Tests/A/B.swift", objectsTo: [], "import Foundation"),

        Example("folders", at: "Sources/CRDTKit/Utilities/A.swift", objectsTo: [1], ""),
        Example("folders", at: "Sources/CRDTKit/A.swift", objectsTo: [1], ""),
        Example("folders", at: "Sources/Other/A.swift", objectsTo: [1], ""),
        Example("folders", at: "Sources/CRDTKit/Sets/A.swift", objectsTo: [], ""),
        Example("folders", at: "Sources/replica-sim/main.swift", objectsTo: [], ""),
    ]
}
