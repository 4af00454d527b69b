import CRDTKit

extension Workload {
    /// Sets and maps.
    static var collections: [Workload] {
        [
            Workload("or-set-insert") {
                let numbers = SetFigures.numbers(5_000)
                return {
                    var set = ORSet<Int>(replica: 1)
                    for number in numbers { set.insert(number) }
                }
            },
            Workload("or-set-contains") {
                let numbers = SetFigures.numbers(5_000)
                var set = ORSet<Int>(replica: 1)
                set.formUnion(numbers.prefix(2_500))
                return { [set] in
                    guard numbers.count(where: { set.contains($0) }) == 2_500 else { return }
                }
            },
            Workload("or-set-merge") {
                let numbers = SetFigures.numbers(5_000)
                var mine = ORSet<Int>(replica: 1)
                mine.formUnion(numbers.dropFirst(50))
                var theirs = mine.fork(as: 2)
                theirs.formUnion(numbers.prefix(50))
                return { [mine, theirs] in _ = mine.merging(theirs) }
            },
            Workload("lww-map-set") {
                let numbers = SetFigures.numbers(5_000)
                return {
                    var map = LWWMap<Int, Int>(replica: 1)
                    for number in numbers { map[number] = number }
                }
            },
            Workload("or-map-update") {
                let numbers = SetFigures.numbers(1_000)
                return {
                    var map = ORMap<Int, PNCounter>(replica: 1)
                    for number in numbers { map[number, default: PNCounter()].increment() }
                }
            },
        ]
    }
}
