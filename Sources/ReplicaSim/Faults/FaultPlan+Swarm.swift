extension FaultPlan {
    /// Draws a plan in which each fault is left out as often as not, and the others are mild or harsh: what one fault hides
    /// another cannot show, so no single plan finds everything (Groce et al., "Swarm Testing", 2012).
    public static func swarm(_ random: KeyedRandom) -> FaultPlan {
        var draws = random.stream(.swarm)
        var plan = FaultPlan.none(delay: drawnDelay(&draws))
        plan.loss = drawnProbability(&draws)
        plan.duplication = drawnProbability(&draws)
        plan.reordering = drawnProbability(&draws)
        plan.corruption = drawnProbability(&draws)
        plan.partitions = drawnCount(&draws, upTo: 4)
        plan.partitionDwell = draws.below(2) == 0 ? 20_000...100_000 : 50_000...600_000
        plan.partitionKinds = Partition.Kind.allCases.filter { _ in draws.below(2) == 0 }
        if plan.partitionKinds.isEmpty { plan.partitionKinds = [.split] }
        plan.crashes = drawnCount(&draws, upTo: 3)
        plan.backups = draws.below(2) == 0 ? drawnCount(&draws, upTo: 2) : 0
        plan.absences = drawnCount(&draws, upTo: 2)
        plan.clocks = drawnClocks(&draws)
        drawRareFaults(&draws, in: &plan)
        return plan
    }

    private static func drawRareFaults(_ draws: inout DrawStream, in plan: inout FaultPlan) {
        if draws.below(4) == 0 { plan.tornWrites = .percent(50) }
        if draws.below(4) == 0 { plan.misdirectedWrites = .percent(50) }
        if draws.below(4) == 0 { plan.bitRot = .percent(50) }
        plan.pauses = draws.below(3) == 0 ? 1 + draws.below(3) : 0
        plan.slowdowns = draws.below(3) == 0 ? 1 + draws.below(3) : 0
        let sizes = [150, 1_000, 10_000]
        if draws.below(4) == 0 { plan.messageCap = sizes[draws.below(sizes.count)] }
        if draws.below(4) == 0 { plan.linkCapacity = sizes[draws.below(sizes.count)] }
        if draws.below(6) == 0 { plan.delay = .bursts(floorMicroseconds: 2_000, periodMicroseconds: 100_000) }
        plan.healsCoreFirst = draws.below(4) == 0
    }

    private static func drawnProbability(_ draws: inout DrawStream) -> Probability {
        let choices: [UInt32] = [0, 0, 0, 20_000, 100_000, 300_000]
        return Probability(partsPerMillion: choices[draws.below(choices.count)])
    }

    private static func drawnCount(_ draws: inout DrawStream, upTo limit: Int) -> Int {
        draws.below(2) == 0 ? 0 : 1 + draws.below(limit)
    }

    private static func drawnDelay(_ draws: inout DrawStream) -> DelayDistribution {
        switch draws.below(4) {
        case 0: .constant(microseconds: 1_000)
        case 1: .uniform(microseconds: 5_000...80_000)
        case 2: .exponential(floorMicroseconds: 2_000, meanMicroseconds: 20_000)
        default: .uniform(microseconds: 1_000...300_000)
        }
    }

    private static func drawnClocks(_ draws: inout DrawStream) -> ClockPlan {
        var plan = ClockPlan()
        if draws.below(4) == 0 {
            plan.allStand = true
            return plan
        }
        let offsets: [Int64] = [0, 5, 5_000]
        if draws.below(2) == 0 { plan.offset = offsets[draws.below(offsets.count)] }
        if draws.below(3) == 0 { plan.drift = 200_000 }
        if draws.below(3) == 0 { plan.jumps = 1 + draws.below(3) }
        if draws.below(3) == 0 { plan.freezes = 1 + draws.below(4) }
        return plan
    }
}
