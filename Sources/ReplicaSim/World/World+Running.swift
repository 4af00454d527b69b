extension World {
    /// Runs to the end.
    /// - Parameter observer: told every few thousand events how far the run has come; it cannot influence it.
    public mutating func run(observer: RunObserver? = nil) -> RunResult {
        start()
        while let event = queue.pop() {
            progress.now = event.time
            guard !isOutOfBounds else {
                progress.isOverdue = true
                break
            }
            progress.events += 1
            if progress.events & 8_191 == 0 { observer?(status) }
            do {
                try handle(event)
            } catch {
                progress.violation = Sighting(replica: Int(event.destination), time: event.time, violation: error)
                break
            }
        }
        return conclude()
    }

    private var status: RunStatus {
        RunStatus(time: progress.now, events: progress.events, edits: progress.edits, isSettling: progress.editing == 0)
    }

    private mutating func start() {
        for index in replicas.indices {
            if replicas[index].hasMoreEdits {
                progress.editing += 1
                scheduleEdit(of: index)
            }
            scheduleTick(of: index)
        }
        if progress.editing == 0 { heal() }
    }

    /// While they work, something must keep changing; after that, everything must end in time.
    private var isOutOfBounds: Bool {
        progress.now - (progress.healedAt ?? progress.lastChange) > configuration.bound
    }

    private mutating func handle(_ event: Event) throws(Violation) {
        let index = Int(event.destination)
        switch event.kind {
        case .edit: try edit(index)
        case .tick: try tick(index)
        case .delivery: try deliver(event)
        }
        post(from: index)
        scheduleTick(of: index)
    }

    private mutating func edit(_ index: Int) throws(Violation) {
        let made = try replicas[index].edit(at: progress.now, outbox: &outboxes[index])
        if made {
            progress.edits += 1
            try noteChange(of: index)
        }
        if replicas[index].hasMoreEdits {
            scheduleEdit(of: index)
        } else {
            progress.editing -= 1
            if progress.editing == 0 { heal() }
        }
    }

    private mutating func tick(_ index: Int) throws(Violation) {
        guard progress.now == places[index].nextTick else { return }
        places[index].nextTick = .max
        try replicas[index].tick(at: progress.now, outbox: &outboxes[index])
    }

    private mutating func deliver(_ event: Event) throws(Violation) {
        let message = messages.take(event.message)
        progress.lastMessage = progress.now
        guard network.deliver(event, bytes: message.count) else { return }
        let index = Int(event.destination)
        fingerprint.combine(UInt64(bitPattern: event.time))
        fingerprint.combine(UInt64(event.source) << 32 | UInt64(event.destination) << 1 | (event.isCopy ? 1 : 0))
        fingerprint.combine(message)
        let changed = try replicas[index].receive(
            message,
            from: Int(event.source),
            at: progress.now,
            outbox: &outboxes[index]
        )
        if changed { try noteChange(of: index) }
    }

    /// Sends what a replica put into its outbox.
    private mutating func post(from index: Int) {
        guard !outboxes[index].letters.isEmpty else { return }
        progress.lastMessage = progress.now
        for letter in outboxes[index].letters {
            let fate = network.send(
                bytes: letter.message.count,
                from: index,
                to: letter.destination,
                at: progress.now
            )
            if let time = fate.arrival { schedule(letter, ordinal: fate.ordinal, from: index, at: time, isCopy: false) }
            if let time = fate.copyArrival {
                schedule(letter, ordinal: fate.ordinal, from: index, at: time, isCopy: true)
            }
        }
        outboxes[index].letters.removeAll(keepingCapacity: true)
    }

    private mutating func schedule(_ letter: Outbox.Letter, ordinal: Int32, from: Int, at time: Int64, isCopy: Bool) {
        var event = Event(time: time, destination: UInt16(letter.destination), kind: .delivery)
        event.message = messages.put(letter.message)
        event.ordinal = ordinal
        event.source = UInt16(from)
        event.isCopy = isCopy
        queue.push(event)
    }

    private mutating func scheduleEdit(of index: Int) {
        let bits = random.draw(.pause, source: index, ordinal: places[index].attempts)
        places[index].attempts += 1
        let pause = scale(bits, within: 1...(2 &* configuration.editInterval))
        queue.push(Event(time: progress.now &+ pause, destination: UInt16(index), kind: .edit))
    }

    private mutating func scheduleTick(of index: Int) {
        guard let wanted = replicas[index].nextTick(after: progress.now) else { return }
        let time = max(wanted, progress.now &+ 1)
        guard time < places[index].nextTick else { return }
        places[index].nextTick = time
        queue.push(Event(time: time, destination: UInt16(index), kind: .tick))
    }

    private mutating func heal() {
        progress.healedAt = progress.now
        network.heal()
    }

}
