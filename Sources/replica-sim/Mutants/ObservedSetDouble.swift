import ReplicaSim

/// An add-wins set without tombstones (Bieniusa et al., "An optimized conflict-free replicated set", 2012), and ways to get
/// it wrong.
struct ObservedSetDouble: MergedType {
    enum Bug: Sendable {
        /// Whether an element was removed is read off the peer's clock as a whole, not off the element's dots.
        case comparesClocks

        /// Elements are shown in the order in which they came.
        case storageOrder

        /// The replica's part of an id is written as 32 bits.
        case shortIDs
    }

    enum Operation: Sendable, Hashable {
        case add(Int)
        case remove(Int)
    }

    struct Dot: Sendable, Hashable {
        var replica: UInt64
        var counter: UInt64
    }

    private let bug: Bug?
    private let id: UInt64
    private var entries: [Entry] = []
    private var clock: [Dot] = []

    private struct Entry: Sendable {
        var element: Int
        var dots: [Dot]
    }

    init(replica: Int) { self.init(replica: replica, bug: nil) }

    init(replica: Int, bug: Bug?) {
        self.bug = bug
        // Wide ids, whose upper halves tell them apart.
        id = (UInt64(replica) + 1) << 32 | 7
    }
}

extension ObservedSetDouble {
    var content: String {
        let shown = bug == .storageOrder ? entries : entries.sorted { $0.element < $1.element }
        return
            "\(shown.map { "\($0.element) by " + $0.dots.map { "\($0.replica >> 32)" }.sorted().joined(separator: "+") })"
    }

    func operation(at moment: Moment, from draws: inout DrawStream) -> Operation? {
        let element = draws.below(4)
        let isThere = entries.contains { $0.element == element }
        return draws.below(2) == 1 && isThere ? .remove(element) : .add(element)
    }

    mutating func perform(_ operation: Operation) {
        switch operation {
        case .add(let element):
            let dot = Dot(replica: id, counter: counter(of: id) + 1)
            see(dot)
            entries.removeAll { $0.element == element }
            entries.append(Entry(element: element, dots: [dot]))
        case .remove(let element):
            entries.removeAll { $0.element == element }
        }
    }

    mutating func merge(_ other: ObservedSetDouble) {
        var merged: [Entry] = []
        for element in elements + other.elements where !merged.contains(where: { $0.element == element }) {
            let (mine, theirs) = (dots(of: element), other.dots(of: element))
            let dots =
                mine.filter { theirs.contains($0) || !other.hasSeen($0, ofAll: clock) }
                + theirs.filter { !mine.contains($0) && !hasSeen($0, ofAll: other.clock) }
            if !dots.isEmpty { merged.append(Entry(element: element, dots: dots)) }
        }
        entries = merged
        for dot in other.clock { see(dot) }
    }

    static func expected(after history: History<Operation>) -> String? {
        let elements = (0..<4).compactMap { element -> String? in
            let adds = history.alive(
                { $0 == .add(element) },
                endedBy: { $0 == .add(element) || $0 == .remove(element) }
            )
            guard !adds.isEmpty else { return nil }
            return "\(element) by " + adds.map { "\($0.replica + 1)" }.sorted().joined(separator: "+")
        }
        return "\(elements)"
    }

    func encoded() -> [UInt8]? {
        entries.sorted { $0.element < $1.element }.flatMap { entry in
            [UInt8(entry.element), UInt8(entry.dots.count)]
                + entry.dots.sorted { ($0.replica, $0.counter) < ($1.replica, $1.counter) }.flatMap { dot in
                    let id = bug == .shortIDs ? dot.replica & 0xFFFF_FFFF : dot.replica
                    return (0..<8).map { UInt8(truncatingIfNeeded: id >> (8 * UInt64($0))) } + [
                        UInt8(dot.counter & 255)
                    ]
                }
        }
    }

    static func decoded(_ bytes: [UInt8]) -> ObservedSetDouble? {
        var value = ObservedSetDouble(replica: 0)
        var rest = bytes[...]
        while let element = rest.popFirst() {
            guard let count = rest.popFirst(), rest.count >= Int(count) * 9 else { return nil }
            let dots = (0..<count).map { _ in
                let id = (0..<8).reduce(UInt64(0)) { $0 | UInt64(rest.removeFirst()) << (8 * UInt64($1)) }
                return Dot(replica: id, counter: UInt64(rest.removeFirst()))
            }
            value.entries.append(Entry(element: Int(element), dots: dots))
        }
        return value
    }

    private var elements: [Int] { entries.map(\.element) }

    private func dots(of element: Int) -> [Dot] { entries.first { $0.element == element }?.dots ?? [] }

    private func counter(of replica: UInt64) -> UInt64 { clock.first { $0.replica == replica }?.counter ?? 0 }

    private func hasSeen(_ dot: Dot, ofAll peer: [Dot]) -> Bool {
        if bug == .comparesClocks { return peer.allSatisfy { counter(of: $0.replica) >= $0.counter } }
        return dot.counter <= counter(of: dot.replica)
    }

    private mutating func see(_ dot: Dot) {
        if let index = clock.firstIndex(where: { $0.replica == dot.replica }) {
            clock[index].counter = max(clock[index].counter, dot.counter)
        } else {
            clock.append(dot)
        }
    }
}
