extension World {
    /// Runs to the end.
    /// - Parameter observer: told every few thousand events how far the run has come; it cannot influence it.
    public mutating func run(observer: RunObserver? = nil) -> RunResult {
        simulate(observer)
        return conclude()
    }

    /// Runs to the end and says how it failed, if it did; nothing is made for people to look at.
    mutating func failure() -> FailureIdentity? {
        simulate(nil)
        let digests = examine()
        return FailureIdentity(verdict(digests), oracle: progress.violation?.violation.oracle)
    }

    private mutating func simulate(_ observer: RunObserver?) {
        start()
        drain(observer)
        if script != nil, progress.healedAt == nil, progress.violation == nil {
            heal()
            drain(observer)
        }
        if progress.isCoreOnly, progress.violation == nil, !progress.isOverdue {
            leaveCore()
            if progress.violation == nil { drain(observer) }
        }
    }

    /// Handles events until none is left, or until something is wrong.
    private mutating func drain(_ observer: RunObserver?) {
        while let event = queue.pop() {
            progress.now = event.time
            guard !isOutOfBounds else {
                progress.isOverdue = true
                return
            }
            progress.events += 1
            if progress.events & 8_191 == 0 { observer?(status) }
            do {
                if isStalled(event) { continue }
                try handle(event)
                if progress.isCoreOnly { try concludeCore() }
            } catch {
                progress.violation = Sighting(replica: Int(event.destination), time: event.time, violation: error)
                return
            }
        }
    }

    /// Puts off what happens at a replica that stands still.
    private mutating func isStalled(_ event: Event) -> Bool {
        let index = Int(event.destination)
        guard places[index].pausedUntil > event.time, event.kind != .fault, event.kind != .step else { return false }
        var later = event
        later.time = places[index].pausedUntil
        if event.kind == .tick { places[index].nextTick = later.time }
        queue.push(later)
        return true
    }

    private var status: RunStatus {
        RunStatus(time: progress.now, events: progress.events, edits: progress.edits, isSettling: progress.editing == 0)
    }

    private mutating func start() {
        if let script {
            for (index, step) in script.steps.enumerated() {
                var event = Event(time: step.time, destination: UInt16(step.replica), kind: .step)
                event.message = Int32(index)
                queue.push(event)
            }
            return
        }
        for (index, fault) in faults.enumerated() {
            var event = Event(time: fault.time, destination: UInt16(fault.replica), kind: .fault)
            event.message = Int32(index)
            queue.push(event)
        }
        for index in replicas.indices {
            if replicas[index].hasMoreEdits(made: 0) {
                progress.editing += 1
                scheduleEdit(of: index)
            }
            scheduleTick(of: index)
        }
        if progress.editing == 0 { heal() }
    }

    /// While they work, something must keep changing; after that, everything must end in time.
    private var isOutOfBounds: Bool {
        if progress.events >= configuration.eventLimit { return true }
        guard script == nil || progress.healedAt != nil else { return false }
        return progress.now - (progress.healedAt ?? progress.lastChange) > configuration.bound
    }

    private mutating func handle(_ event: Event) throws(Violation) {
        let index = Int(event.destination)
        replicas[index].setClock(places[index].clock.reading(at: progress.now))
        progress.cause = MessageName(cause: -1, place: 0)
        let noted = recording?.count ?? 0
        switch event.kind {
        case .edit: try editOnItsOwn(index)
        case .tick: try tick(index)
        case .delivery: try deliver(event)
        case .fault: try befall(faults[Int(event.message)])
        case .step: try perform(Int(event.message))
        }
        if frames != nil { takePicture(of: index, after: noted) }
        post(from: index)
        scheduleTick(of: index)
    }

    /// Takes note of a decision, which may send messages.
    mutating func note(_ action: Step.Action, at replica: Int) {
        guard recording != nil, progress.healedAt == nil || action.isDelivery else { return }
        let id = Int32(recording?.count ?? 0)
        recording?.append(Step(id: id, time: progress.now, replica: replica, action: action))
        if script == nil, progress.healedAt == nil { progress.cause.cause = id }
    }

    private mutating func editOnItsOwn(_ index: Int) throws(Violation) {
        guard !places[index].isDown else {
            scheduleEdit(of: index)
            return
        }
        let ordinal = places[index].attempts
        places[index].attempts += 1
        try edit(index, turn: ordinal, draws: nil)
        if replicas[index].hasMoreEdits(made: places[index].made) {
            scheduleEdit(of: index)
        } else {
            progress.editing -= 1
            if progress.editing == 0 {
                post(from: index)
                heal()
            }
        }
    }

    /// Lets a replica edit, by numbers of a schedule or of the seed.
    mutating func edit(_ index: Int, turn ordinal: Int, draws script: [UInt64]?) throws(Violation) {
        var draws = script.map { DrawStream(script: $0) } ?? random.stream(.edit, source: index, ordinal: ordinal)
        if recording != nil { draws.startRecording() }
        var turn = Turn(time: progress.now, ordinal: ordinal, draws: draws, ledger: Ledger())
        swap(&turn.ledger, &ledger)
        defer { swap(&turn.ledger, &ledger) }
        let made = try replicas[index].edit(&turn, outbox: &outboxes[index])
        note(.edit(turn: ordinal, draws: turn.draws.record), at: index)
        guard made else { return }
        progress.edits += 1
        places[index].made += 1
        if !disks.isEmpty { disks[index].save(replicas[index]) }
        swap(&turn.ledger, &ledger)
        defer { swap(&turn.ledger, &ledger) }
        try noteChange(of: index)
    }

    private mutating func tick(_ index: Int) throws(Violation) {
        guard progress.now == places[index].nextTick else { return }
        places[index].nextTick = .max
        guard !places[index].isDown else { return }
        note(.tick, at: index)
        try replicas[index].tick(at: progress.now, outbox: &outboxes[index])
    }

    private mutating func deliver(_ event: Event) throws(Violation) {
        let parcel = messages.take(event.message)
        progress.lastMessage = progress.now
        let index = Int(event.destination)
        let kind = Replica.kind(of: parcel.message)
        guard network.deliver(event, bytes: parcel.message.byteCount, kind: kind) else { return }
        guard !places[index].isDown, !places[index].isAway else {
            network.counters.unheard += 1
            network.tally.note(.unheard, kind)
            return
        }
        if parcel.name.cause >= 0 { note(.delivery(parcel.name, damage: event.damage), at: index) }
        let seen = progress.isCoreOnly ? replicas[index].versionDigest : 0
        try receive(parcel.message, damage: event.damage, from: Int(event.source), at: index, isCopy: event.isCopy)
        if progress.isCoreOnly, replicas[index].versionDigest != seen { progress.lastCoreMessage = progress.now }
    }

    /// Hands a message to a replica.
    mutating func receive(
        _ message: Replica.Message,
        damage: UInt64?,
        from source: Int,
        at index: Int,
        isCopy: Bool
    ) throws(Violation) {
        fingerprint.combine(UInt64(bitPattern: progress.now))
        fingerprint.combine(UInt64(source) << 32 | UInt64(index) << 1 | (isCopy ? 1 : 0))
        fingerprint.combine(message.digest)
        guard let damage else {
            let changed = try replicas[index].receive(
                message,
                from: source,
                at: progress.now,
                outbox: &outboxes[index]
            )
            if changed { try noteChange(of: index) }
            return
        }
        var draws = DrawStream(state: damage)
        guard let damaged = message.damaged(drawing: &draws) else { return }
        var changed = false
        do throws(Violation) {
            changed = try replicas[index].receive(damaged, from: source, at: progress.now, outbox: &outboxes[index])
        } catch {
            progress.faults.refused += 1
        }
        if changed { try noteChange(of: index) }
    }
}
