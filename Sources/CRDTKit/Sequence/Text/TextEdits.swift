/// What was recorded of a text since its edit began: one step nearly always, for which nothing is allocated.
struct TextEdits: Sendable {
    /// The number of steps.
    private(set) var count = 0

    private var first = TextEdit(kind: .insert, element: .none, start: 0, length: 0, ids: 0)
    private var others: [TextEdit] = []
}

extension TextEdits {
    var isEmpty: Bool { count == 0 }

    var indices: Range<Int> { 0..<count }

    @inline(__always)
    subscript(index: Int) -> TextEdit {
        get { index == 0 ? first : others[index - 1] }
        set {
            if index == 0 { first = newValue } else { others[index - 1] = newValue }
        }
    }

    /// How many further stretches a removal has.
    func countOfMore(after index: Int) -> Int {
        index + 1 == count ? 0 : others[index...].prefix { $0.kind == .removeMore }.count
    }

    @inline(__always)
    mutating func append(_ edit: TextEdit) {
        if count == 0 { first = edit } else { others.append(edit) }
        count += 1
    }

    /// Forgets all, but not the room for them.
    @inline(__always)
    mutating func removeAll() {
        if count > 1 { others.removeAll(keepingCapacity: true) }
        count = 0
    }
}
