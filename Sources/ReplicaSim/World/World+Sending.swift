extension World {
    /// Sends what a replica put into its outbox.
    mutating func post(from index: Int) {
        if outboxes[index].savesReplica {
            outboxes[index].savesReplica = false
            if !disks.isEmpty { disks[index].save(replicas[index]) }
        }
        guard !outboxes[index].letters.isEmpty else { return }
        progress.lastMessage = progress.now
        let isKept = script != nil && progress.healedAt == nil
        for letter in outboxes[index].letters {
            let name = progress.cause
            progress.cause.place += 1
            let bytes = letter.message.byteCount
            noteCoreMessage(from: index, to: letter.destination)
            if places[index].isAway {
                network.counters.unheard += 1
                network.tally.note(.unheard, Replica.kind(of: letter.message))
                continue
            }
            let fate = network.send(
                bytes: bytes,
                kind: Replica.kind(of: letter.message),
                from: index,
                to: letter.destination,
                at: progress.now
            )
            if isKept {
                mailbox[name] = letter.message
                continue
            }
            if let time = fate.arrival {
                schedule(letter, fate: fate, name: name, from: index, at: time, isCopy: false)
            }
            if let time = fate.copyArrival {
                schedule(letter, fate: fate, name: name, from: index, at: time, isCopy: true)
            }
        }
        outboxes[index].letters.removeAll(keepingCapacity: true)
    }

    private mutating func schedule(
        _ letter: Outbox<Replica.Message>.Letter,
        fate: MessageFate,
        name: MessageName,
        from: Int,
        at time: Int64,
        isCopy: Bool
    ) {
        let late = places[from].lag &+ places[letter.destination].lag
        var event = Event(time: time &+ late, destination: UInt16(letter.destination), kind: .delivery)
        event.message = messages.put(letter.message, name: name)
        event.ordinal = fate.ordinal
        event.source = UInt16(from)
        event.isCopy = isCopy
        if !isCopy { event.damageSeed = UInt32(truncatingIfNeeded: fate.damage ?? 0) }
        queue.push(event)
    }

    mutating func scheduleEdit(of index: Int) {
        let bits = random.draw(.pause, source: index, ordinal: places[index].pauses)
        places[index].pauses += 1
        let pause = scale(bits, within: 1...(2 &* configuration.editInterval))
        queue.push(Event(time: progress.now &+ pause, destination: UInt16(index), kind: .edit))
    }

    mutating func scheduleTick(of index: Int) {
        guard script == nil || progress.healedAt != nil, !places[index].isDown else { return }
        guard let wanted = replicas[index].nextTick(after: progress.now) else { return }
        let time = max(wanted, progress.now &+ 1)
        guard time < places[index].nextTick else { return }
        places[index].nextTick = time
        queue.push(Event(time: time, destination: UInt16(index), kind: .tick))
    }
}
