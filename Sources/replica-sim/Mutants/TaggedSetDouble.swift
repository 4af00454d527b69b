import ReplicaSim

/// An add-wins set of tagged elements whose operations may come in any order and more than once, and ways to get it wrong.
struct TaggedSetDouble: AppliedType {
    enum Bug: Sendable {
        /// A removal drops whatever tags there are, also those that its author had not seen.
        case removesUnseen

        /// A removal says what its author had seen, but what comes after it is not held against that.
        case earlyContext

        /// A removal of a tag that is not there yet is forgotten.
        case earlyRemoval

        /// A change covers everything up to its number, so that a gap counts as seen and removed.
        case coversGap

        /// Operations that carry the time of an earlier one are taken for it.
        case sameTime

        /// The next counter is the one behind the greatest that is still there, so that a tag is used twice.
        case reusesTags
    }

    struct Tag: Sendable, Hashable {
        var replica: Int
        var counter: Int
    }

    struct Operation: Sendable {
        var element: Int

        /// The new tag; nil for a removal.
        var tag: Tag?

        /// The tags that it removes.
        var removed: [Tag] = []

        /// The greatest counters that its author had seen, by replica.
        var context: [Int]
        var milliseconds: UInt64
    }

    private let bug: Bug?
    private let replica: Int
    private var live: [Element] = []
    private var removed: Set<Tag> = []
    private var contexts: [Operation] = []
    private var seen: [Int] = Array(repeating: 0, count: 16)
    private var times: Set<UInt64> = []

    private struct Element: Sendable {
        var element: Int
        var tag: Tag
    }

    init(replica: Int) { self.init(replica: replica, bug: nil) }

    init(replica: Int, bug: Bug?) {
        self.replica = replica
        self.bug = bug
    }
}

extension TaggedSetDouble {
    var content: String { "\((0..<4).filter { element in live.contains { $0.element == element } })" }

    var delivery: Delivery { bug == .removesUnseen ? .causal : .anyOrder }

    func operation(at moment: Moment, from draws: inout DrawStream) -> Operation? {
        let element = draws.below(4)
        let tags = live.filter { $0.element == element }.map(\.tag)
        var context = seen
        if draws.below(2) == 1, !tags.isEmpty {
            return Operation(element: element, removed: tags, context: context, milliseconds: moment.milliseconds)
        }
        // A counter for each turn: what a crash loses is never issued again.
        var counter = moment.ordinal + 1
        if bug == .reusesTags {
            counter = (live.filter { $0.tag.replica == replica }.map(\.tag.counter).max() ?? 0) + 1
        }
        context[replica] = max(context[replica], counter)
        let tag = Tag(replica: replica, counter: counter)
        return Operation(element: element, tag: tag, context: context, milliseconds: moment.milliseconds)
    }

    mutating func apply(_ operation: Operation, at moment: Moment) {
        if bug == .sameTime, !times.insert(operation.milliseconds).inserted { return }
        if let tag = operation.tag {
            add(tag, to: operation.element)
        } else {
            remove(operation)
        }
        if bug == .coversGap || operation.tag != nil {
            for index in seen.indices { seen[index] = max(seen[index], operation.context[index]) }
        }
    }

    private mutating func add(_ tag: Tag, to element: Int) {
        if bug == .coversGap, tag.counter <= seen[tag.replica] { return }
        if removed.contains(tag) || live.contains(where: { $0.tag == tag }) { return }
        live.append(Element(element: element, tag: tag))
    }

    private mutating func remove(_ operation: Operation) {
        switch bug {
        case .removesUnseen: live.removeAll { $0.element == operation.element }
        case .earlyContext:
            live.removeAll { entry in
                entry.element == operation.element && entry.tag.counter <= operation.context[entry.tag.replica]
            }
        case .earlyRemoval:
            for tag in operation.removed where live.contains(where: { $0.tag == tag }) { removed.insert(tag) }
            live.removeAll { operation.removed.contains($0.tag) }
        default:
            removed.formUnion(operation.removed)
            live.removeAll { operation.removed.contains($0.tag) }
        }
    }

    static func expected(after history: History<Operation>) -> String? {
        let elements = (0..<4).filter { element in
            !history.alive(
                { $0.element == element && $0.tag != nil },
                endedBy: { $0.element == element && $0.tag == nil }
            ).isEmpty
        }
        return "\(elements)"
    }
}
