import CRDTKit

/// The tree of all characters that were ever inserted, with marks whose edges are beside them, as Peritext says it (Litt et
/// al. 2022): by going through everything, with no thought of speed.
struct FormattedTree {
    enum Edge: Hashable {
        case start
        case before(OperationID)
        case after(OperationID)
        case end
    }

    struct Mark {
        let node: CausalNode
        let key: Int

        /// 0 for none.
        var value: Int
        let start: Edge
        let end: Edge
    }

    struct Block {
        let node: CausalNode
        let lineFeed: OperationID?

        /// 0 for none.
        let value: Int
    }

    struct Entry {
        let scalar: Int
        let insertion: Int
        var removals = EditSet()
    }

    private var entriesByID: [OperationID: Entry] = [:]
    private var children: [OperationID?: [OperationID]] = [:]
    private var marks: [Mark] = []
    private var blocks: [Block] = []
    private var resets: [CausalNode] = []

    /// What is looked at: all, or what the author of an edit had seen.
    private var seen: EditSet?

    /// Grows the tree by edits in an order in which causes come before effects.
    init(_ past: Past) {
        // Edits of one change count on from its first id.
        var used: [OperationID: UInt64] = [:]
        for node in past.nodes {
            let change = OperationID(counter: node.counter, replica: node.replica)
            var view = self
            view.seen = node.seen
            let taken = used[change] ?? 0
            grow(by: node, from: node.counter + taken, seeing: view)
            used[change] = taken + view.idCount(of: node.edit)
        }
    }
}

extension FormattedTree {
    /// What is seen, as text.
    var observed: String {
        let order = order()
        let places = places(in: order)
        let marks = liveMarks.sorted { $1.node.isLater(than: $0.node) }
        let characters = order.filter { isVisible($0) }.map { id in
            let place = 2 * (places[id] ?? 0)
            var values = [0, 0, 0]
            for mark in marks where gap(mark.start, places) < place && place <= gap(mark.end, places) {
                values[mark.key] = mark.value
            }
            return Self.show(scalar(id), values)
        }
        return characters.joined() + " \(lineStarts.map { heading(after: $0) })"
    }

    /// A character and the values it has of each key.
    static func show(_ scalar: Int, _ values: [Int]) -> String { "\(scalar)\(values)" }

    /// How many ids an edit takes.
    private func idCount(of edit: ModelEdit) -> UInt64 {
        switch edit {
        case .splice(let scalars, _): return UInt64(scalars.count)
        case .cut(let range), .rich(.mark(let range, _, _, _)): return range.isEmpty ? 0 : 1
        case .rich(.block(let value, let position)):
            return value != 0 || heading(after: lineStart(of: position)) != 0 ? 1 : 0
        default:
            let isMarked = shownMarks.contains { mark in
                if case .before = mark.start { false } else { mark.value != 0 }
            }
            let headings = lineStarts.count { heading(after: $0) != 0 }
            return UInt64(headings) + (order().contains { isVisible($0) } ? 2 : isMarked ? 1 : 0)
        }
    }
}

/// Growing.
extension FormattedTree {
    private mutating func grow(by node: CausalNode, from counter: UInt64, seeing view: FormattedTree) {
        let visible = view.order().filter { view.isVisible($0) }
        switch node.edit {
        case .splice(let scalars, let position):
            var parent = view.parent(at: min(position, visible.count), visible)
            for (offset, scalar) in scalars.enumerated() {
                let id = OperationID(counter: counter + UInt64(offset), replica: node.replica)
                entriesByID[id] = Entry(scalar: scalar, insertion: node.id)
                children[parent, default: []].append(id)
                parent = id
            }
        case .cut(let range):
            for id in visible[range.clamped(to: visible.indices)] { entriesByID[id]?.removals.insert(node.id) }
        case .rich(.mark(let range, let key, let value, let growth)):
            let range = range.clamped(to: visible.indices)
            guard let first = range.first, let last = range.last else { return }
            let left: Edge = first == 0 ? .start : .after(visible[first - 1])
            let right: Edge = last + 1 == visible.count ? .end : .before(visible[last + 1])
            marks.append(
                Mark(
                    node: node,
                    key: key,
                    value: value,
                    start: growth & 1 == 1 ? left : .before(visible[first]),
                    end: growth & 2 == 2 ? right : .after(visible[last])
                )
            )
        case .rich(.block(let value, let position)):
            guard view.idCount(of: node.edit) > 0 else { return }
            blocks.append(Block(node: node, lineFeed: view.lineStart(of: position), value: value))
        default:
            for id in visible { entriesByID[id]?.removals.insert(node.id) }
            resets.append(node)
        }
    }

    /// After which character one is inserted: the visible one before, unless a mark ends or begins behind one of those
    /// removed right after it; then after the last of these.
    private func parent(at position: Int, _ visible: [OperationID]) -> OperationID? {
        let left = position == 0 ? nil : visible[position - 1]
        let order = order()
        let start = left.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        let removed = order[start...].prefix { !isVisible($0) }
        if removed.isEmpty { return left }
        let held = shownMarks.filter { $0.value != 0 }.flatMap { [$0.start, $0.end] }
        return removed.last { held.contains(.after($0)) } ?? left
    }
}

/// Looking.
extension FormattedTree {
    private func isSeen(_ edit: Int) -> Bool { seen?.contains(edit) ?? true }

    /// The characters, removed ones included, depth first.
    private func order() -> [OperationID] {
        var order: [OperationID] = []
        var stack: [OperationID] = (children[nil] ?? []).sorted(by: <)
        while let next = stack.popLast() {
            if let entry = entriesByID[next], isSeen(entry.insertion) { order.append(next) }
            stack += (children[next] ?? []).sorted(by: <)
        }
        return order
    }

    private func places(in order: [OperationID]) -> [OperationID: Int] {
        Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    }

    private func isVisible(_ id: OperationID) -> Bool {
        guard let entry = entriesByID[id] else { return false }
        return seen.map { entry.removals.isDisjoint(with: $0) } ?? entry.removals.isEmpty
    }

    private func scalar(_ id: OperationID) -> Int { entriesByID[id]?.scalar ?? 0 }

    /// Where an edge is among all there could be.
    private func gap(_ edge: Edge, _ places: [OperationID: Int]) -> Int {
        switch edge {
        case .start: -1
        case .before(let id): 2 * (places[id] ?? 0) - 1
        case .after(let id): 2 * (places[id] ?? 0)
        case .end: 2 * places.count
        }
    }

    /// The marks, without their values as far as they were reset.
    private var liveMarks: [Mark] {
        let resets = resets.filter { isSeen($0.id) }
        return marks.filter { isSeen($0.node.id) }.map { mark in
            var mark = mark
            if resets.contains(where: { $0.seen.contains(mark.node.id) }) { mark.value = 0 }
            return mark
        }
    }

    /// The marks that are not within a later one of the same key.
    private var shownMarks: [Mark] {
        let live = liveMarks
        let places = places(in: order())
        return live.filter { mark in
            !live.contains { other in
                other.key == mark.key && other.node.isLater(than: mark.node)
                    && gap(other.start, places) <= gap(mark.start, places)
                    && gap(mark.end, places) <= gap(other.end, places)
            }
        }
    }

    /// The line feeds before the paragraphs.
    private var lineStarts: [OperationID?] {
        [nil] + order().filter { isVisible($0) && scalar($0) == 10 }
    }

    private func lineStart(of position: Int) -> OperationID? {
        order().filter { isVisible($0) }.prefix(position).last { scalar($0) == 10 }
    }

    private func heading(after lineFeed: OperationID?) -> Int {
        let own = blocks.filter { $0.lineFeed == lineFeed && isSeen($0.node.id) }
        guard let last = own.max(by: { $1.node.isLater(than: $0.node) }) else { return 0 }
        let isReset = resets.contains { reset in
            let before = own.filter { reset.seen.contains($0.node.id) }
            return isSeen(reset.id) && before.max { $1.node.isLater(than: $0.node) }?.node.id == last.node.id
        }
        return isReset ? 0 : last.value
    }
}
