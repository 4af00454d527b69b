extension Generator {
    /// A generator of arrays whose length lies in `count`; shorter ones are simpler.
    public static func array<Element>(
        of element: Generator<Element>,
        count: ClosedRange<Int> = 0...16
    ) -> Generator<[Element]> where Value == [Element] {
        Generator<[Element]>.leaf({ source in
            var elements: [Element] = []
            try source.repeating(count) { source in
                elements.append(try element.body(&source))
                return true
            }
            return elements
        })
    }

    /// A generator of arrays of exactly `count` elements.
    public static func array<Element>(
        of element: Generator<Element>,
        count: Int
    ) -> Generator<[Element]> where Value == [Element] {
        array(of: element, count: count...count)
    }

    /// A generator of arrays without equal elements, in the order in which they were drawn.
    ///
    /// Prefer it to ``set(of:count:)`` wherever the order of iteration could matter: an array's is the same in each process.
    public static func uniqueArray<Element: Hashable & Sendable>(
        of element: Generator<Element>,
        count: ClosedRange<Int> = 0...16
    ) -> Generator<[Element]> where Value == [Element] {
        Generator<[Element]>.leaf({ source in
            var elements: [Element] = []
            var seen: Set<Element> = []
            try source.repeating(count) { source in
                let candidate = try element.body(&source)
                guard seen.insert(candidate).inserted else { return false }
                elements.append(candidate)
                return true
            }
            return elements
        })
    }

    /// A generator of sets whose size lies in `count`.
    ///
    /// The same choices always give an equal set; its order of iteration, as that of any `Set`, differs between processes.
    public static func set<Element: Hashable & Sendable>(
        of element: Generator<Element>,
        count: ClosedRange<Int> = 0...16
    ) -> Generator<Set<Element>> where Value == Set<Element> {
        Generator<[Element]>.uniqueArray(of: element, count: count).map { Set($0) }
    }

    /// A generator of dictionaries whose size lies in `count`.
    ///
    /// The same choices always give an equal dictionary; its order of iteration differs between processes.
    public static func dictionary<Key: Hashable & Sendable, Element>(
        keys: Generator<Key>,
        values: Generator<Element>,
        count: ClosedRange<Int> = 0...16
    ) -> Generator<[Key: Element]> where Value == [Key: Element] {
        Generator<[Key: Element]>.leaf({ source in
            var entries: [Key: Element] = [:]
            try source.repeating(count) { source in
                let key = try keys.body(&source)
                let value = try values.body(&source)
                guard entries[key] == nil else { return false }
                entries[key] = value
                return true
            }
            return entries
        })
    }

    /// A generator of the orders of `values`; the given order is the simplest.
    public static func permutation<Element: Sendable>(
        of values: [Element]
    ) -> Generator<[Element]> where Value == [Element] {
        Generator<[Element]> { source in try source.permutation(of: values) }
    }

    /// A generator of subsequences of `values`, in the given order; the empty one is the simplest.
    public static func subsequence<Element: Sendable>(
        of values: [Element]
    ) -> Generator<[Element]> where Value == [Element] {
        Generator<[Element]> { source in
            try values.filter { _ in try source.choose(upTo: 1) == 1 }
        }
    }
}

extension Generator where Value == [UInt8] {
    /// A generator of byte strings whose length lies in `count`.
    public static func bytes(count: ClosedRange<Int> = 0...64) -> Generator {
        array(of: .integer, count: count)
    }
}
