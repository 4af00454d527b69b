/// The messages in flight, in slots that are used again.
struct MessageStore {
    private var slots: ContiguousArray<[UInt8]> = []
    private var free: ContiguousArray<Int32> = []
}

extension MessageStore {
    /// How many messages are in flight.
    var count: Int { slots.count - free.count }

    mutating func put(_ message: [UInt8]) -> Int32 {
        if let slot = free.popLast() {
            slots[Int(slot)] = message
            return slot
        }
        slots.append(message)
        return Int32(slots.count - 1)
    }

    mutating func take(_ slot: Int32) -> [UInt8] {
        var message: [UInt8] = []
        swap(&message, &slots[Int(slot)])
        free.append(slot)
        return message
    }
}
