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
        case .damage(let damage):
            if places[index].isDown { damageDisk(of: index, damage) }
        case .pause(let end):
            places[index].pausedUntil = end
            progress.faults.pauses += 1
        case .lag(let lag):
            places[index].lag = lag
            if lag > 0 { progress.faults.slowdowns += 1 }
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
        case .damage(let damage):
            damageDisk(of: index, damage)
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

    private mutating func damageDisk(of index: Int, _ damage: DiskDamage) {
        note(.damage(damage), at: index)
        places[index].damage = damage
        switch damage.kind {
        case .torn: progress.faults.torn += 1
        case .misdirected: progress.faults.misdirected += 1
        case .rotten: progress.faults.rotten += 1
        }
    }

    /// How old the state is that can be restored: older where what was saved last can't be opened.
    private mutating func readable(_ backup: Int, of index: Int) throws(Violation) -> Int {
        guard let damage = places[index].damage else { return backup }
        places[index].damage = nil
        guard backup == 0, disks[index].count > 1 else { return backup }
        let (latest, older) = (disks[index].restored(backup: 0), disks[index].restored(backup: 1))
        if try latest.survives(damage, over: older) { return 0 }
        progress.faults.damageNoticed += 1
        return 1
    }

    private mutating func restart(_ index: Int, backup: Int) throws(Violation) {
        places[index].isDown = false
        note(.restart(backup: backup), at: index)
        guard !disks.isEmpty else { return }
        let wanted = backup
        let backup = try readable(wanted, of: index)
        replicas[index] = disks[index].restored(backup: backup)
        disks[index].rewind(backup: backup)
        if backup > 0 { places[index].copies += 1 }
        if wanted > 0 { progress.faults.backups += 1 } else { progress.faults.crashes += 1 }
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
            places[index].pausedUntil = 0
            places[index].lag = 0
            guard places[index].isDown else { continue }
            do throws(Violation) {
                try restart(index, backup: 0)
            } catch {
                progress.violation = Sighting(replica: index, time: progress.now, violation: error)
            }
        }
        note(.heal, at: 0)
        progress.healedAt = progress.now
        progress.isCoreOnly = core != nil
        progress.cause.cause = -1
        network.heal(core)
        for index in replicas.indices { scheduleTick(of: index) }
    }
}
