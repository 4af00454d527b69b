import ReplicaSim

/// A set of numbers that only grows and is written as bytes, and ways to get these wrong.
struct GrowSetDouble: MergedType {
    enum Bug: Sendable {
        /// Of exactly 16, 64 or 128 elements the last is not written.
        case dropsLast

        /// Elements are written in the order in which they came.
        case writesAsStored
    }

    private let bug: Bug?
    private var elements: [Int] = []

    init(replica: Int) { self.init(replica: replica, bug: nil) }

    init(replica: Int, bug: Bug?) {
        self.bug = bug
    }
}

extension GrowSetDouble {
    var content: String { "\(elements.sorted())" }

    func operation(at moment: Moment, from draws: inout DrawStream) -> Int? { draws.below(1_000) }

    mutating func perform(_ element: Int) {
        if !elements.contains(element) { elements.append(element) }
    }

    mutating func merge(_ other: GrowSetDouble) {
        for element in other.elements { perform(element) }
    }

    static func expected(after history: History<Int>) -> String? {
        "\(Set(history.deeds.map(\.operation)).sorted())"
    }

    func encoded() -> [UInt8]? {
        var written = bug == .writesAsStored ? elements : elements.sorted()
        if bug == .dropsLast, [16, 64, 128].contains(written.count) { written.removeLast() }
        return written.flatMap(ShortNumber.bytes)
    }

    static func decoded(_ bytes: [UInt8]) -> GrowSetDouble? {
        var value = GrowSetDouble(replica: 0, bug: .writesAsStored)
        value.elements = ShortNumber.read(bytes)
        return value
    }
}
