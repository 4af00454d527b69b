/// Room for values side by side in memory, addressed by number; freed by hand.
///
/// All unsafe memory of the engine is behind this type. ``SpanNodes`` owns its slabs, and ``SpanTree`` owns the nodes: it
/// copies them before it changes nodes that another value shares, and frees them with the last.
struct Slab<Value: BitwiseCopyable> {
    private var base: UnsafeMutablePointer<Value>

    /// How many values are in use.
    private(set) var count = 0

    private var room: Int

    init(room: Int) {
        self.room = max(room, 1)
        base = .allocate(capacity: self.room)
    }
}

extension Slab {
    @inline(__always)
    subscript(index: Int) -> Value {
        get {
            checkIndex(index)
            return base[index]
        }
        nonmutating _modify {
            checkIndex(index)
            yield &base[index]
        }
    }

    @inline(__always)
    private func checkIndex(_ index: Int) {
        #if DEBUG || CRDTKIT_INTERNAL_CHECKS
            precondition(index >= 0 && index < count, "a slab is only read where it is in use")
        #endif
    }

    /// Appends copies of a value.
    mutating func append(_ value: Value, count added: Int) {
        if count + added > room { grow(to: count + added) }
        (base + count).initialize(repeating: value, count: added)
        count += added
    }

    private mutating func grow(to needed: Int) {
        room = max(needed, room * 2)
        let larger = UnsafeMutablePointer<Value>.allocate(capacity: room)
        larger.update(from: base, count: count)
        base.deallocate()
        base = larger
    }

    /// Moves values within the slab; the two stretches may overlap.
    @inline(__always)
    func move(from source: Int, to target: Int, count: Int) {
        if count <= 0 { return }
        checkIndex(source + count - 1)
        checkIndex(target + count - 1)
        (base + target).update(from: base + source, count: count)
    }

    /// Another slab with the same values.
    func copy() -> Slab {
        var copy = Slab(room: count)
        copy.base.update(from: base, count: count)
        copy.count = count
        return copy
    }

    func deallocate() { base.deallocate() }
}
