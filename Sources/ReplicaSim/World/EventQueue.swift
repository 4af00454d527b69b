/// The future: a binary heap ordered by time, then by the order of scheduling, hence in one way only.
struct EventQueue {
    private var heap: ContiguousArray<Event> = []
    private var scheduled: UInt32 = 0

    init() {
        heap.reserveCapacity(1_024)
    }
}

extension EventQueue {
    var isEmpty: Bool { heap.isEmpty }

    var count: Int { heap.count }

    /// Adds an event, behind those already scheduled for the same instant.
    mutating func push(_ event: Event) {
        var event = event
        event.order = scheduled
        precondition(scheduled < .max, "a run is limited to 2³² events")
        scheduled += 1
        heap.append(event)
        heap.withUnsafeMutableBufferPointer { heap in
            var hole = heap.count - 1
            while hole > 0 {
                let parent = (hole - 1) >> 1
                guard Event.precedes(event, heap[parent]) else { break }
                heap[hole] = heap[parent]
                hole = parent
            }
            heap[hole] = event
        }
    }

    /// Takes the next event.
    mutating func pop() -> Event? {
        guard let last = heap.popLast() else { return nil }
        guard let first = heap.first else { return last }
        heap.withUnsafeMutableBufferPointer { Self.sift(last, downIn: $0) }
        return first
    }

    private static func sift(_ event: Event, downIn heap: UnsafeMutableBufferPointer<Event>) {
        let count = heap.count
        var hole = 0
        while true {
            var child = 2 * hole + 1
            guard child < count else { break }
            if child + 1 < count, Event.precedes(heap[child + 1], heap[child]) { child += 1 }
            guard Event.precedes(heap[child], event) else { break }
            heap[hole] = heap[child]
            hole = child
        }
        heap[hole] = event
    }
}
