/// What the process holds in memory, as far as the system tells.
public struct Heap {
    private let readCount: () -> Int
    private let readBytes: () -> Int

    /// Creates a heap from what tells how many allocations there have been, and how many bytes are allocated now; both
    /// negative where nothing tells.
    public init(count: @escaping () -> Int, bytes: @escaping () -> Int) {
        readCount = count
        readBytes = bytes
    }
}

extension Heap {
    /// Knows nothing.
    static var unknown: Heap { Heap(count: { -1 }, bytes: { -1 }) }

    /// How many times memory was asked for since the program began.
    var allocations: Int? { readCount() < 0 ? nil : readCount() }

    /// The bytes that are allocated and not freed; what the allocator keeps for later does not count.
    var bytes: Int? { readBytes() < 0 ? nil : readBytes() }
}
