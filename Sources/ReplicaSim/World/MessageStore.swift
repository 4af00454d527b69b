/// The messages in flight, in slots that are used again.
struct MessageStore<Message: Sendable> {
    /// A message with what names it in a schedule.
    struct Parcel {
        var message: Message
        var name: MessageName
    }

    private var slots: ContiguousArray<Parcel?> = []
    private var free: ContiguousArray<Int32> = []
}

extension MessageStore {
    /// How many messages are in flight.
    var count: Int { slots.count - free.count }

    mutating func put(_ message: Message, name: MessageName = MessageName(cause: 0, place: 0)) -> Int32 {
        if let slot = free.popLast() {
            slots[Int(slot)] = Parcel(message: message, name: name)
            return slot
        }
        slots.append(Parcel(message: message, name: name))
        return Int32(slots.count - 1)
    }

    mutating func take(_ slot: Int32) -> Parcel {
        var parcel: Parcel?
        swap(&parcel, &slots[Int(slot)])
        free.append(slot)
        guard let parcel else { preconditionFailure("a message is taken once") }
        return parcel
    }
}
