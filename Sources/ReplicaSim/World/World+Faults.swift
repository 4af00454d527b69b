extension World {
    /// Lets something befall a replica; once the faults have ended, nothing does.
    mutating func befall(_ fault: ReplicaFault) throws(Violation) {
        guard progress.healedAt == nil else { return }
        let index = fault.replica
        switch fault.kind {
        case .crash:
            places[index].isDown = true
        case .restart(let backup):
            if places[index].isDown { try restart(index, backup: backup) }
        case .leave:
            places[index].isAway = true
            progress.faults.absences += 1
        case .comeBack:
            places[index].isAway = false
        case .clock(let setting):
            set(index, setting)
            progress.faults.clockChanges += 1
        case .freeze(let setting):
            var setting = setting
            setting.frozen = setting.reading(at: progress.now)
            set(index, setting)
            progress.faults.freezes += 1
        }
    }

    /// Does a step of the script.
    mutating func perform(_ number: Int) throws(Violation) {
        guard let step = script?.steps[number] else { return }
        let index = step.replica
        progress.cause.cause = progress.healedAt == nil ? step.id : -1
        switch step.action {
        case .edit(let turn, let draws):
            try edit(index, turn: turn, draws: draws)
        case .tick:
            note(.tick, at: index)
            try replicas[index].tick(at: progress.now, outbox: &outboxes[index])
        case .delivery(let name, let damage):
            // Its cause may have been taken out of the schedule: then there is nothing to deliver.
            guard let message = mailbox[name] else { return }
            progress.lastMessage = progress.now
            let source = script?.sender(of: name) ?? index
            guard source != index else { return }
            note(step.action, at: index)
            try receive(message, damage: damage, from: source, at: index, isCopy: false)
        case .restart(let backup):
            try restart(index, backup: backup)
        case .clock(let setting):
            set(index, setting)
        case .heal:
            heal()
        }
    }

    private mutating func set(_ index: Int, _ setting: ClockSetting) {
        places[index].clock = setting
        replicas[index].setClock(setting.reading(at: progress.now))
        note(.clock(setting), at: index)
    }

    private mutating func restart(_ index: Int, backup: Int) throws(Violation) {
        places[index].isDown = false
        note(.restart(backup: backup), at: index)
        guard !disks.isEmpty else { return }
        replicas[index] = disks[index].restored(backup: backup)
        disks[index].rewind(backup: backup)
        if backup > 0 {
            places[index].copies += 1
            progress.faults.backups += 1
        } else {
            progress.faults.crashes += 1
        }
        replicas[index].setClock(places[index].clock.reading(at: progress.now))
        outboxes[index].letters.removeAll()
        places[index].nextTick = .max
        try replicas[index].restart(at: progress.now, copy: backup > 0 ? places[index].copies : 0)
        disks[index].save(replicas[index])
        try noteChange(of: index)
    }

    /// Ends all faults: what is down starts again, what is away comes back, and everything sent arrives.
    mutating func heal() {
        for index in replicas.indices {
            places[index].isAway = false
            guard places[index].isDown else { continue }
            do throws(Violation) {
                try restart(index, backup: 0)
            } catch {
                progress.violation = Sighting(replica: index, time: progress.now, violation: error)
            }
        }
        note(.heal, at: 0)
        progress.healedAt = progress.now
        progress.cause.cause = -1
        network.heal()
        for index in replicas.indices { scheduleTick(of: index) }
    }
}
