import CRDTKit

extension Workload {
    /// The workload of `replica-sim run` when none is named.
    public static let mixed = Workload(
        "mixed",
        summary: "a document with a field of every type",
        modelling: MixedDocument.self
    )

    /// A workload for every type that CRDTKit ships, the mixed document first.
    public static let shipped: [Workload] = [
        mixed,
        Workload("lww-register", summary: "a last-writer-wins register", modelling: LWWRegister<Int?>.self),
        Workload("mv-register", summary: "a register that keeps concurrent values", modelling: MVRegister<Int>.self),
        Workload("g-counter", summary: "a counter that only grows", modelling: GCounter.self),
        Workload("pn-counter", summary: "a counter that goes up and down", modelling: PNCounter.self),
        Workload("enable-wins-flag", summary: "a flag in which enabling wins", modelling: EnableWinsFlag.self),
        Workload("disable-wins-flag", summary: "a flag in which disabling wins", modelling: DisableWinsFlag.self),
        Workload("g-set", summary: "a set that only grows", modelling: GSet<Int>.self),
        Workload("or-set", summary: "a set in which adding wins", modelling: ORSet<Int>.self),
        Workload("remove-wins-set", summary: "a set in which removing wins", modelling: RemoveWinsSet<Int>.self),
        Workload("lww-map", summary: "a map of last-writer-wins values", modelling: LWWMap<String, Int>.self),
        Workload(
            "or-map",
            summary: "a map of counters in which editing wins",
            modelling: ORMap<String, PNCounter>.self
        ),
        Workload(
            "remove-wins-map",
            summary: "a map of sets in which removing a key wins",
            modelling: RemoveWinsMap<String, ORSet<Int>>.self
        ),
        Workload("rga-array", summary: "an array of numbers", modelling: RGAArray<Int>.self),
        Workload("rga-text", summary: "a text", modelling: RGAText.self),
        Workload("movable-array", summary: "an array whose elements are moved", modelling: MovableArray<Int>.self),
        Workload("rich-text", summary: "a text with marks and headings", modelling: RichText.self),
        Workload("movable-tree", summary: "a tree whose nodes are moved", modelling: MovableTree<Int>.self),
    ]

    /// What documents hide: the clock by itself, and types that stand alone.
    public static let alone: [Workload] = [
        Workload("hlc", summary: "a hybrid logical clock by itself", testing: ClockValue.self),
        alone("g-counter", GCounter.self), alone("pn-counter", PNCounter.self),
        alone("enable-wins-flag", EnableWinsFlag.self), alone("disable-wins-flag", DisableWinsFlag.self),
        alone("g-set", GSet<Int>.self), alone("or-set", ORSet<Int>.self),
        alone("remove-wins-set", RemoveWinsSet<Int>.self),
    ]

    private static func alone<Value: Modelled & StandaloneReplicated>(
        _ name: String,
        _ value: Value.Type
    ) -> Workload {
        Workload(
            "alone-\(name)",
            summary: "the same without a document, merged whole",
            testing: StandaloneValue<Value>.self
        )
    }
}
