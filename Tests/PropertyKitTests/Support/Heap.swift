import PropertyKit

/// The shrinking challenge's binary heap, whose merge is right and whose sorted list is not.
indirect enum Heap: CustomStringConvertible {
    case empty
    case node(Int, Heap, Heap)
}

extension Heap {
    static let generator = heap(minimum: .min)

    private static func heap(minimum: Int) -> Generator<Heap> {
        Generator { source in
            guard try source.chance(9, in: 20) else { return .empty }
            let root = try source.draw(.integer(in: minimum...Int.max, origin: max(0, minimum)))
            let left = try source.draw(heap(minimum: root))
            let right = try source.draw(heap(minimum: root))
            return .node(root, left, right)
        }
    }

    var description: String {
        switch self {
        case .empty: "_"
        case .node(let root, let left, let right): "(\(root) \(left) \(right))"
        }
    }

    var toList: [Int] {
        switch self {
        case .empty: []
        case .node(let root, let left, let right): [root] + left.toList + right.toList
        }
    }

    /// The planted mistake: what remains after the first element is listed without being kept a heap.
    var toSortedList: [Int] {
        switch self {
        case .empty: []
        case .node(let root, let left, let right): [root] + Heap.merge(left, right).toList
        }
    }

    private static func merge(_ first: Heap, _ second: Heap) -> Heap {
        switch (first, second) {
        case (.empty, _): second
        case (_, .empty): first
        case (.node(let a, let left, let right), .node(let b, let otherLeft, let otherRight)):
            a <= b
                ? .node(a, merge(right, second), left)
                : .node(b, merge(otherRight, first), otherLeft)
        }
    }
}
