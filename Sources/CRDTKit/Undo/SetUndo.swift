/// What takes back edits of a set: per element whether it came or went, and by which writes.
public struct SetUndo<Element: Hashable & Sendable>: Sendable {
    struct Step: Sendable {
        let element: Element

        /// Whether the element was there before, and after.
        let wasThere: Bool
        let isThere: Bool

        /// The writes about it that were made.
        let written: [OperationID]

        /// Those that were there before.
        let replaced: [OperationID]
    }

    var steps: [Step] = []
}

extension SetUndo where Element: WireCodable {
    /// Compares before and after for each of the elements that operations are about.
    init<Content>(
        _ elements: some Sequence<Element>,
        from earlier: KeyedDots<Element, Content>,
        to later: KeyedDots<Element, Content>,
        where isIncluded: (DotMap<Content>) -> Bool
    ) {
        var done = KeyTable<Element, Nothing>()
        for element in elements where done.position(of: element) == nil {
            done.set(element, Nothing())
            let (before, after) = (earlier[earlier.place(of: element)], later[later.place(of: element)])
            steps.append(
                Step(
                    element: element,
                    wasThere: isIncluded(before),
                    isThere: isIncluded(after),
                    written: after.ids.filter { !before.ids.contains($0) },
                    replaced: before.ids
                )
            )
        }
    }
}

extension SetUndo.Step {
    /// The writes that were made, or stand for them, as far as they are alive.
    func written(_ alive: [OperationID], _ identities: UndoIdentities) -> [OperationID] {
        identities.current(written).filter { alive.contains($0) }
    }
}
