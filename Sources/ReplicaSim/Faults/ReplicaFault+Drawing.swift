extension ReplicaFault {
    /// Draws what befalls replicas and clocks in a run.
    static func drawn(_ plan: FaultPlan, replicas: Int, within duration: Int64, random: KeyedRandom) -> [ReplicaFault] {
        var faults: [ReplicaFault] = []
        for ordinal in 0..<(plan.crashes + plan.backups) {
            var draws = random.stream(.crash, ordinal: ordinal)
            let replica = draws.below(replicas)
            let time = draws.within(1...max(1, duration))
            let backup = ordinal < plan.crashes ? 0 : 1 + draws.below(DiskDepth.states - 1)
            faults.append(ReplicaFault(time: time, replica: replica, kind: .crash))
            let pause = draws.within(1...max(1, duration / 5))
            if backup == 0, let damage = DiskDamage.drawn(plan, ordinal: ordinal, random: random) {
                faults.append(ReplicaFault(time: time + pause, replica: replica, kind: .damage(damage)))
            }
            faults.append(ReplicaFault(time: time + pause, replica: replica, kind: .restart(backup: backup)))
        }
        for ordinal in 0..<plan.absences where replicas > 1 {
            var draws = random.stream(.absence, ordinal: ordinal)
            let replica = draws.below(replicas)
            let start = draws.below(2) == 0 ? 0 : draws.within(0...max(0, duration))
            faults.append(ReplicaFault(time: start, replica: replica, kind: .leave))
            let pause = draws.within(max(1, duration / 4)...max(1, duration))
            faults.append(ReplicaFault(time: start + pause, replica: replica, kind: .comeBack))
        }
        return faults + delays(plan, replicas: replicas, within: duration, random: random)
            + clocks(plan.clocks, replicas: replicas, within: duration, random: random)
    }

    private static func delays(
        _ plan: FaultPlan,
        replicas: Int,
        within duration: Int64,
        random: KeyedRandom
    ) -> [ReplicaFault] {
        (0..<(plan.pauses + plan.slowdowns)).flatMap { ordinal in
            var draws = random.stream(.stalling, ordinal: ordinal)
            let replica = draws.below(replicas)
            let start = draws.within(0...max(0, duration))
            let end = start + draws.within(1...max(1, duration / 3))
            if ordinal < plan.pauses { return [ReplicaFault(time: start, replica: replica, kind: .pause(end))] }
            let lag = draws.within(1...max(1, 10 * plan.delay.typical))
            return [
                ReplicaFault(time: start, replica: replica, kind: .lag(lag)),
                ReplicaFault(time: end, replica: replica, kind: .lag(0)),
            ]
        }
    }

    private static func clocks(
        _ plan: ClockPlan,
        replicas: Int,
        within duration: Int64,
        random: KeyedRandom
    ) -> [ReplicaFault] {
        if plan.allStand {
            return (0..<replicas).map { ReplicaFault(time: 0, replica: $0, kind: .freeze(ClockSetting())) }
        }
        var settings = (0..<replicas).map { replica in
            var draws = random.stream(.clock, source: replica)
            return ClockSetting(
                offset: draws.within(-plan.offset...plan.offset),
                drift: draws.within(-plan.drift...plan.drift)
            )
        }
        var faults = settings.indices.filter { settings[$0] != ClockSetting() }.map {
            ReplicaFault(time: 0, replica: $0, kind: .clock(settings[$0]))
        }
        for ordinal in 0..<(plan.jumps + plan.freezes) {
            var draws = random.stream(.clock, source: replicas, ordinal: ordinal)
            let replica = draws.below(replicas)
            let isJump = ordinal < plan.jumps
            let time = isJump || draws.below(2) == 0 ? draws.within(0...max(0, duration)) : 0
            let reach = max(1_000, 4 &* plan.offset)
            if isJump { settings[replica].offset += draws.within(-reach...reach) }
            let setting = settings[replica]
            faults.append(
                ReplicaFault(time: time, replica: replica, kind: isJump ? .clock(setting) : .freeze(setting))
            )
        }
        return faults
    }
}
