@testable import CRDTKit

extension GoldenType {
    /// Every type that ships, with every kind of its operations.
    static let all: [GoldenType] = registers + counters + sets + maps + sequences + richTexts + trees

    private static let registers = [
        GoldenType(
            "lww-register",
            LWWRegister<String?>.self,
            expected: #"Optional("right")"#,
            before: [{ $0.value = "é" }, { $0.reset() }],
            left: { $0.value = "left" },
            right: { $0.value = "right" }
        ),
        GoldenType(
            "mv-register",
            MVRegister<Int>.self,
            expected: "[-2, 3]",
            before: [{ $0.value = 1 }, { $0.reset() }, { $0.value = 200 }],
            left: { $0.value = -2 },
            right: { $0.value = 3 }
        ),
        GoldenType(
            "enable-wins-flag",
            EnableWinsFlag.self,
            expected: "true",
            before: [{ $0.value = true }],
            left: { $0.value = false },
            right: { $0.value = true }
        ),
        GoldenType(
            "disable-wins-flag",
            DisableWinsFlag.self,
            expected: "false",
            before: [{ $0.value = true }, { $0.reset() }, { $0.value = true }],
            left: { $0.value = false },
            right: { $0.value = true }
        ),
    ]

    private static let counters = [
        GoldenType(
            "g-counter",
            GCounter.self,
            expected: "307",
            before: [{ $0.increment(by: 5) }, { $0.reset() }],
            left: { $0.increment(by: 300) },
            right: { $0.increment(by: 7) }
        ),
        GoldenType(
            "pn-counter",
            PNCounter.self,
            expected: "-4",
            before: [{ $0.increment(by: 5) }, { $0.decrement() }, { $0.reset() }],
            left: { $0.decrement(by: 7) },
            right: { $0.increment(by: 3) }
        ),
    ]

    private static let sets = [
        GoldenType(
            "g-set",
            GSet<String>.self,
            expected: #"["a", "b", "c"]"#,
            before: [{ $0.insert("gone") }, { $0.reset() }, { $0.insert("a") }],
            left: { $0.insert("b") },
            right: { $0.formUnion(["b", "c"]) }
        ),
        GoldenType(
            "or-set",
            ORSet<Int?>.self,
            expected: "[Optional(2), nil]",
            before: [{ $0.formUnion([1, 2]) }],
            left: { $0.subtract([1, 2]) },
            right: {
                $0.insert(2); $0.insert(nil)
            }
        ),
        GoldenType(
            "remove-wins-set",
            RemoveWinsSet<Bool>.self,
            expected: "[true]",
            before: [{ $0.formUnion([true, false]) }, { $0.reset() }, { $0.formUnion([true, false]) }],
            left: { $0.remove(false) },
            right: { $0.insert(false) }
        ),
    ]

    private static let maps = [
        GoldenType(
            "lww-map",
            LWWMap<String, Double>.self,
            expected: "[a: 0.5, b: -1.5]",
            before: [{ $0["gone"] = 0 }, { $0.reset() }, { $0["a"] = 2 }, { $0["c"] = 3 }],
            left: {
                $0["a"] = 0.5; $0["b"] = 1
            },
            right: {
                $0["b"] = -1.5; $0["c"] = nil
            }
        ),
        GoldenType(
            "or-map",
            ORMap<String, GCounter>.self,
            expected: "[a: 1, c: 4]",
            before: [
                { $0["a", default: GCounter()].increment(by: 2) }, { $0["b", default: GCounter()].increment() },
            ],
            left: {
                $0["a"]?.increment(); $0["b"] = nil
            },
            right: {
                $0["a"] = nil; $0["c", default: GCounter()].increment(by: 4)
            }
        ),
        GoldenType(
            "remove-wins-map",
            RemoveWinsMap<Int, ORSet<String>>.self,
            expected: #"[1: ["x", "y"]]"#,
            before: [{ $0[1, default: ORSet()].insert("x") }, { $0[-1, default: ORSet()].insert("z") }],
            left: {
                $0[1]?.insert("y"); $0[-1] = nil
            },
            right: { $0[-1]?.insert("lost") }
        ),
    ]

    private static let sequences = [
        GoldenType(
            "rga-array",
            RGAArray<[Int]>.self,
            expected: "[[1], [], [4, 5], [3]]",
            before: [{ $0.append(contentsOf: [[1], [2], [3]]) }],
            left: {
                $0.remove(at: 1); $0.insert([], at: 1)
            },
            right: { $0.insert([4, 5], at: 1) }
        ),
        GoldenType(
            "rga-text",
            RGAText.self,
            expected: "«naïve 📊!",
            before: [{ $0.append("naive 📊") }],
            left: {
                try $0.remove(.scalar(2..<3)); try $0.insert("ï", at: .scalar(2))
            },
            right: {
                $0.append("!"); try $0.insert("«", at: .scalar(0))
            }
        ),
    ]

    private static let richTexts = [
        GoldenType(
            "rich-text",
            RichText.self,
            since: 2,
            expected: "[Tïtle](size: 2)\n[th](bold)e [new ](link: x.org)[page](bold, link: x.org)",
            before: [
                {
                    $0.append("gone")
                    try $0.mark(.scalar(0..<4), "bold")
                    $0.reset()
                },
                { $0.append("Title\nthe page") },
                { try $0.mark(.scalar(6..<10), "bold") },
                { try $0.setBlock("heading", 1, at: .scalar(0)) },
            ],
            left: {
                try $0.mark(.scalar(10..<14), "link", "x.org", expanding: .none)
                try $0.mark(.scalar(8..<14), "bold", expanding: .both)
                try $0.unmark(.scalar(8..<10), "bold")
                try $0.setBlock("list", .present, at: .scalar(8))
            },
            right: {
                try $0.mark(.scalar(0..<5), "size", 2, expanding: .before)
                try $0.replace(.scalar(1..<2), with: "ï")
                try $0.insert("new ", at: .scalar(10))
                try $0.mark(.scalar(10..<15), "link", "x.org", expanding: .none)
                try $0.unmark(.scalar(10..<14), "bold", expanding: .none)
                try $0.setBlock("heading", nil, at: .scalar(0))
            }
        )
    ]

    private static let trees = [
        GoldenType(
            "movable-array",
            MovableArray<String>.self,
            since: 2,
            expected: #"["c", "new", "é", "A"]"#,
            before: [{ $0.append(contentsOf: ["a", "b", "c", "gone"]) }, { $0.remove(at: 3) }],
            left: {
                $0.move(from: 2, to: 0)
                $0[1] = "A"
                $0.insert("new", at: 1)
            },
            right: {
                $0.move(from: 0, to: 2)
                $0[0] = "é"
            }
        ),
        GoldenType(
            "movable-tree",
            MovableTree<String>.self,
            since: 2,
            expected: "[between, between 2, left [é, a]]",
            before: [
                {
                    let a = $0.insert("a")
                    try $0.insert("é", under: a)
                    $0.insert("b")
                    $0.insert("gone", at: 0)
                },
                { try $0.remove($0.children(of: nil)[0]) },
            ],
            left: {
                let (a, b) = ($0.children(of: nil)[0], $0.children(of: nil)[1])
                $0.insert("between", at: 1)
                try $0.move(a, under: b)
                try $0.update(b, to: "left")
                try $0.move($0.children(of: a)[0], under: b, at: 0)
            },
            right: {
                let (a, b) = ($0.children(of: nil)[0], $0.children(of: nil)[1])
                $0.insert("between 2", at: 1)
                try $0.move(b, under: a)
            }
        ),
    ]
}
