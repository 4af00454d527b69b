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
        let node: CausalNode<RichTextEdit>
        let key: MarkKey
        let value: MarkValue?
        let start: Edge
        let end: Edge
    }

    struct Block {
        let node: CausalNode<RichTextEdit>
        let lineFeed: OperationID?
        let key: MarkKey
        let value: MarkValue?
    }

    struct Entry {
        let scalar: Unicode.Scalar
        let insertion: Int
        var removals: Set<Int> = []
    }

    private var entries: [OperationID: Entry] = [:]
    private var children: [OperationID?: [OperationID]] = [:]
    private var marks: [Mark] = []
    private var blocks: [Block] = []
    private var resets: [CausalNode<RichTextEdit>] = []

    /// Grows the tree by edits in an order in which causes come before effects.
    init(_ past: Past<RichTextEdit>) {
        var used: [OperationID: UInt64] = [:]
        for node in past.nodes {
            let change = OperationID(counter: node.counter, replica: node.replica)
            let view = view(of: node.seen)
            grow(by: node, from: node.counter + used[change, default: 0], seeing: view)
            used[change, default: 0] += view.idCount(of: node.edit)
        }
    }
}

extension FormattedTree {
    /// What somebody sees who knows all.
    var observed: ObservedRichText {
        let order = order()
        let visible = order.filter { isVisible($0) }
        let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        let marks = liveMarks
        let characters = visible.map { id in
            let place = 2 * (places[id] ?? 0)
            let around = marks.filter { gap($0.start, places) < place && place < gap($0.end, places) + 1 }
            var attributes: MarkAttributes = [:]
            for mark in around.sorted(by: { $1.node.isLater(than: $0.node) }) { attributes[mark.key] = mark.value }
            return ObservedRichText.Character(scalar: scalar(id), attributes: attributes)
        }
        return ObservedRichText(characters: characters, paragraphs: lineStarts.map { attributes(after: $0) })
    }

    /// How many ids an edit takes that is made by somebody who knows all.
    func idCount(of edit: RichTextEdit) -> UInt64 {
        let isEmpty = !order().contains { isVisible($0) }
        switch edit {
        case .insert(let scalars, _): return UInt64(scalars.count)
        case .remove(let range): return range.isEmpty ? 0 : 1
        case .mark(let range, _, _, _): return range.isEmpty ? 0 : 1
        case .block(let key, let value, let position):
            return value != nil || attributes(after: lineStart(of: position))[key] != nil ? 1 : 0
        case .reset:
            let paragraphs = lineStarts.reduce(0) { $0 + attributes(after: $1).count }
            let isMarked = shownMarks.contains { mark in
                if case .before = mark.start { false } else { mark.value != nil }
            }
            return UInt64(paragraphs) + (isEmpty ? (isMarked ? 1 : 0) : 2)
        }
    }
}

/// Growing.
extension FormattedTree {
    /// The part that the author of an edit knew.
    private func view(of seen: Set<Int>) -> FormattedTree {
        var view = self
        view.entries = entries.filter { seen.contains($0.value.insertion) }
        view.children = children.mapValues { list in list.filter { view.entries[$0] != nil } }
        for id in view.entries.keys.sorted() { view.entries[id]?.removals.formIntersection(seen) }
        view.marks = marks.filter { seen.contains($0.node.id) }
        view.blocks = blocks.filter { seen.contains($0.node.id) }
        view.resets = resets.filter { seen.contains($0.id) }
        return view
    }

    private mutating func grow(by node: CausalNode<RichTextEdit>, from counter: UInt64, seeing view: FormattedTree) {
        let visible = view.order().filter { view.isVisible($0) }
        switch node.edit {
        case .insert(let scalars, let position):
            var parent = view.parent(at: position, visible)
            for (offset, scalar) in scalars.enumerated() {
                let id = OperationID(counter: counter + UInt64(offset), replica: node.replica)
                entries[id] = Entry(scalar: scalar, insertion: node.id)
                children[parent, default: []].append(id)
                parent = id
            }
        case .remove(let range): for id in visible[range] { entries[id]?.removals.insert(node.id) }
        case .mark(let range, let key, let value, let expansion):
            guard let first = range.first, let last = range.last else { return }
            let grows = (expansion == .before || expansion == .both, expansion == .after || expansion == .both)
            let left: Edge = first == 0 ? .start : .after(visible[first - 1])
            let right: Edge = last + 1 == visible.count ? .end : .before(visible[last + 1])
            marks.append(
                Mark(
                    node: node,
                    key: key,
                    value: value,
                    start: grows.0 ? left : .before(visible[first]),
                    end: grows.1 ? right : .after(visible[last])
                )
            )
        case .block(let key, let value, let position):
            guard view.idCount(of: node.edit) > 0 else { return }
            blocks.append(Block(node: node, lineFeed: view.lineStart(of: position), key: key, value: value))
        case .reset:
            for id in visible { entries[id]?.removals.insert(node.id) }
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
        let held = shownMarks.filter { $0.value != nil }.flatMap { [$0.start, $0.end] }
        return removed.last { held.contains(.after($0)) } ?? left
    }
}

/// Looking.
extension FormattedTree {
    /// The characters, removed ones included, depth first.
    private func order() -> [OperationID] {
        var order: [OperationID] = []
        var stack: [OperationID] = (children[nil] ?? []).sorted(by: <)
        while let next = stack.popLast() {
            order.append(next)
            stack += (children[next] ?? []).sorted(by: <)
        }
        return order
    }

    private func isVisible(_ id: OperationID) -> Bool { entries[id]?.removals.isEmpty ?? false }

    private func scalar(_ id: OperationID) -> Unicode.Scalar { entries[id]?.scalar ?? "?" }

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
        marks.map { mark in
            let isReset = resets.contains { $0.seen.contains(mark.node.id) }
            return Mark(
                node: mark.node,
                key: mark.key,
                value: isReset ? nil : mark.value,
                start: mark.start,
                end: mark.end
            )
        }
    }

    /// The marks that are not within a later one of the same key.
    private var shownMarks: [Mark] {
        let live = liveMarks
        let places = Dictionary(uniqueKeysWithValues: order().enumerated().map { ($1, $0) })
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
        [nil] + order().filter { isVisible($0) && scalar($0) == "\n" }
    }

    private func lineStart(of position: Int) -> OperationID? {
        order().filter { isVisible($0) }.prefix(position).last { scalar($0) == "\n" }
    }

    private func attributes(after lineFeed: OperationID?) -> MarkAttributes {
        var attributes: MarkAttributes = [:]
        let own = blocks.filter { $0.lineFeed == lineFeed }
        for key in Set(own.map(\.key)).sorted() {
            guard let last = own.filter({ $0.key == key }).max(by: { $1.node.isLater(than: $0.node) }) else { continue }
            let isReset = resets.contains { reset in
                let seen = own.filter { $0.key == key && reset.seen.contains($0.node.id) }
                return seen.max { $1.node.isLater(than: $0.node) }?.node.id == last.node.id
            }
            attributes[key] = isReset ? nil : last.value
        }
        return attributes
    }
}
