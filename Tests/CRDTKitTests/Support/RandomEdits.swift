import CRDTKit

/// Random edits of each type, on few enough elements that they meet.
enum RandomEdits {
    static let words = ["a", "b", "é", "e\u{301}", ""]

    static func register(_ register: inout LWWRegister<String?>, _ random: inout SplitMix) {
        if random.below(5) == 0 { register.reset() } else { register.value = random.pick(words) }
    }

    static func multiValue(_ register: inout MVRegister<String>, _ random: inout SplitMix) {
        register.value = random.below(5) == 0 ? nil : random.pick(words)
    }

    static func growing(_ counter: inout GCounter, _ random: inout SplitMix) {
        switch random.below(8) {
        case 0: counter.reset()
        case 1: counter.increment(by: .max)
        default: counter.increment(by: random.below(4))
        }
    }

    static func counter(_ counter: inout PNCounter, _ random: inout SplitMix) {
        switch random.below(8) {
        case 0: counter.reset()
        case 1: counter.value = random.pick([.max, .min, 0, 7])
        case 2: counter.decrement(by: random.pick([.min, 1, 5]))
        default: counter.value = counter.value &+ (random.below(7) - 3)
        }
    }

    static func enableWins(_ flag: inout EnableWinsFlag, _ random: inout SplitMix) {
        flag.value = random.below(2) == 0
    }

    static func disableWins(_ flag: inout DisableWinsFlag, _ random: inout SplitMix) {
        if random.below(5) == 0 { flag.reset() } else { flag.value = random.below(2) == 0 }
    }

    static func growing(_ set: inout GSet<String>, _ random: inout SplitMix) {
        if random.below(6) == 0 { set.reset() } else { set.insert(random.pick(words)) }
    }

    static func addWins(_ set: inout ORSet<String>, _ random: inout SplitMix) {
        switch random.below(8) {
        case 0: set.removeAll()
        case 1..<4: set.remove(random.pick(words))
        default: set.insert(random.pick(words))
        }
    }

    static func removeWins(_ set: inout RemoveWinsSet<String>, _ random: inout SplitMix) {
        switch random.below(10) {
        case 0: set.reset()
        case 1: set.removeAll()
        case 2..<5: set.remove(random.pick(words))
        default: set.insert(random.pick(words))
        }
    }

    static func lastWriter(_ map: inout LWWMap<String, Int>, _ random: inout SplitMix) {
        switch random.below(8) {
        case 0: map.reset()
        case 1: map.removeAll()
        case 2..<4: map[random.pick(words)] = nil
        default: map[random.pick(words), default: 0] += random.below(5)
        }
    }

    static func profile(_ profile: inout Profile, _ random: inout SplitMix) {
        switch random.below(10) {
        case 0: profile.name = random.pick(words)
        case 1: multiValueNumber(&profile, &random)
        case 2: counter(&profile.$likes, &random)
        case 3: profile.isPinned = random.below(2) == 0
        case 4: profile.isShared = random.below(2) == 0
        case 5: profile.views.increment()
        case 6: addWins(&profile.tags, &random)
        case 7: profile.seen.insert(random.below(4))
        case 8: removeWins(&profile.admins, &random)
        default: lastWriter(&profile.settings, &random)
        }
    }

    private static func multiValueNumber(_ profile: inout Profile, _ random: inout SplitMix) {
        profile.phone = random.below(5) == 0 ? nil : random.below(9)
    }

    /// Edits of a map whose values `nested` edits.
    static func map<Value, Rule>(
        _ nested: @escaping (inout Value, inout SplitMix) -> Void
    ) -> (inout ObservedMap<String, Value, Rule>, inout SplitMix) -> Void {
        { map, random in
            let key = random.pick(words)
            switch random.below(12) {
            case 0: map.reset()
            case 1: map.removeAll()
            case 2, 3: map[key] = nil
            case 4..<7:
                if map.contains(key) { nested(&map[key]!, &random) }
            default: nested(&map[key, default: Value()], &random)
            }
        }
    }
}
