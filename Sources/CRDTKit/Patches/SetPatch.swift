/// That an element came into a set or left it.
public enum SetPatch<Element: Hashable & Sendable>: Hashable, Sendable {
    /// The set has it now.
    case inserted(Element)

    /// The set had it before.
    case removed(Element)
}

extension SetPatch {
    /// What makes one set's elements another's: removals first, each in the order of the set that has the element. O(n + m).
    static func between<Elements: ReplicatedSet>(_ old: Elements, _ new: Elements) -> [SetPatch]
    where Elements.Element == Element {
        old.elements.filter { !new.contains($0) }.map { .removed($0) }
            + new.elements.filter { !old.contains($0) }.map { .inserted($0) }
    }
}

extension Set {
    /// Takes over what became of a replicated set. O(m) for m patches.
    ///
    /// Replicated sets tell strings apart by their code units, this one by what they mean: of two that mean the same it holds
    /// one.
    public mutating func apply(_ patches: some Sequence<SetPatch<Element>>) where Element: Sendable {
        for patch in patches {
            switch patch {
            case .inserted(let element): update(with: element)
            case .removed(let element): remove(element)
            }
        }
    }
}

extension GSet {
    /// The elements that came.
    public func patches(since earlier: GSet) -> [SetPatch<Element>] { SetPatch.between(earlier, self) }
}

extension ORSet {
    /// The elements that came or went.
    public func patches(since earlier: ORSet) -> [SetPatch<Element>] { SetPatch.between(earlier, self) }
}

extension RemoveWinsSet {
    /// The elements that came or went.
    public func patches(since earlier: RemoveWinsSet) -> [SetPatch<Element>] { SetPatch.between(earlier, self) }
}
