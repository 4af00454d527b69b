import Testing

@testable import ReplicaSim

@Suite("Event queue and keyed randomness")
struct KernelTests {
    @Test("Events come out by time, and in the order of scheduling within an instant")
    func order() {
        var random = DrawStream(state: 7)
        var queue = EventQueue()
        var expected: [(time: Int64, replica: UInt16)] = []
        var popped: [(time: Int64, replica: UInt16)] = []
        for round in 0..<2_000 {
            let time = Int64(random.below(50))
            queue.push(Event(time: time, destination: UInt16(round), kind: .tick))
            expected.append((time, UInt16(round)))
        }
        while let event = queue.pop() { popped.append((event.time, event.destination)) }
        expected.sort { ($0.time, $0.replica) < ($1.time, $1.replica) }
        #expect(popped.elementsEqual(expected, by: ==))
    }

    @Test("A popped event never comes before one popped earlier while others are pushed")
    func interleaved() {
        var random = DrawStream(state: 11)
        var queue = EventQueue()
        var now: Int64 = 0
        for _ in 0..<5_000 {
            for _ in 0..<random.below(3) {
                queue.push(Event(time: now + Int64(random.below(100)), destination: 0, kind: .edit))
            }
            guard let event = queue.pop() else { continue }
            #expect(event.time >= now)
            now = event.time
        }
    }

    @Test("An event takes 32 bytes")
    func eventSize() {
        #expect(MemoryLayout<Event>.stride == 32)
    }

    @Test("Message slots are used again and hold what was put into them")
    func messageSlots() {
        var store = MessageStore<[UInt8]>()
        let first = store.put([1])
        let second = store.put([2])
        var taken = [store.take(first).message]
        let third = store.put([3])
        taken += [store.take(second).message, store.take(third).message]
        #expect(third == first)
        #expect(taken == [[1], [2], [3]])
        #expect(store.count == 0)
    }

    @Test("Draws are the same on every machine for ever")
    func golden() {
        let random = KeyedRandom(seed: 42)
        #expect(random.draw(.loss, source: 1, destination: 2, ordinal: 3) == 18_082_929_594_823_820_792)
        #expect(random.draw(.edit, ordinal: 1) == 8_634_039_432_543_699_468)
        var stream = random.stream(.partition)
        let number = stream.below(1_000_000)
        #expect(number == 838_344)
    }

    @Test("Each part of a draw's key matters")
    func keys() {
        let random = KeyedRandom(seed: 1)
        let draws = [
            random.draw(.loss, source: 1, destination: 2, ordinal: 3),
            random.draw(.delay, source: 1, destination: 2, ordinal: 3),
            random.draw(.loss, source: 2, destination: 1, ordinal: 3),
            random.draw(.loss, source: 1, destination: 2, ordinal: 4),
            KeyedRandom(seed: 2).draw(.loss, source: 1, destination: 2, ordinal: 3),
        ]
        #expect(Set(draws).count == draws.count)
    }

    @Test("A probability happens about as often as it says")
    func probability() {
        let random = KeyedRandom(seed: 3)
        for percent in [0, 1, 20, 50, 100] {
            let probability = Probability.percent(percent)
            let hits = (0..<20_000).count { probability.happens(random.draw(.loss, ordinal: $0)) }
            #expect(abs(hits - percent * 200) < 300)
            if percent == 0 || percent == 100 { #expect(hits == percent * 200) }
        }
    }

    @Test("Exponential delays have the mean they are asked for and its tail")
    func exponential() {
        let random = KeyedRandom(seed: 5)
        let delays = (0..<50_000).map { DelayDistribution.exponential(random.draw(.delay, ordinal: $0), mean: 10_000) }
        let mean = delays.reduce(0, +) / 50_000
        #expect((9_800...10_200).contains(mean))
        let beyond = delays.count { $0 > 30_000 }
        #expect((2_200...2_800).contains(beyond), "e⁻³ of 50,000 is 2,489")
        #expect(delays.allSatisfy { $0 >= 0 })
        #expect(DelayDistribution.exponential(.max, mean: 10_000) <= 1)
        #expect((440_000...450_000).contains(DelayDistribution.exponential(0, mean: 10_000)))
    }

    @Test("Both camps of a partition have somebody", arguments: 0..<200 as Range<UInt64>)
    func camps(seed: UInt64) {
        let random = KeyedRandom(seed: seed)
        let plan = FaultPlan(partitionDwell: 10...20)
        let partition = Partition.drawn(ordinal: 0, replicas: 2, within: 1_000, plan: plan, random: random)
        #expect(Set(partition.camps).count == 2)
        #expect((10...20).contains(partition.end - partition.start))
    }

    @Test("A partition separates its camps from its start to its end and nobody else")
    func separation() {
        var schedule = PartitionSchedule([
            Partition(start: 10, end: 20, camps: [0, 1, 1]),
            Partition(start: 15, end: 30, camps: [0, 0, 1]),
        ])
        let pairs: [(Int, Int, Int64)] = [(0, 1, 9), (0, 1, 10), (1, 2, 14), (1, 2, 15), (0, 1, 20), (0, 2, 29)]
        func separates(_ source: Int, _ destination: Int, _ time: Int64) -> Bool {
            if case .stops = schedule.effect(from: source, to: destination, at: time) { true } else { false }
        }
        let separated = pairs.map { separates($0, $1, $2) }
        #expect(separated == [false, true, false, true, false, true])
        schedule.heal()
        let healed = separates(0, 2, 29)
        #expect(!healed)
    }
}
