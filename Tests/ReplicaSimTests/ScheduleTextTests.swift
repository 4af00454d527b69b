import Testing

@testable import ReplicaSim

@Suite("Schedules as text")
struct ScheduleTextTests {
    private let text = """
        replica-sim schedule 1
        workload or-set
        seed 17
        replicas 3
        replication delta
        delay uniform:5ms-80ms
        0 1000 r0 edit 0 3.1
        1 1500 r2 clock -5 200 99
        2 2000 r1 deliver 0.0 damaged 7
        3 2500 r1 restart 2
        4 2600 r1 tick
        5 2700 r2 edit 4 *
        6 3000 r0 heal

        """

    @Test("What is read is written again")
    func roundTrip() throws {
        let record = try ScheduleText(reading: text)
        #expect("\(record)" == text)
        #expect(record.schedule.steps.count == 7)
        #expect(record.configuration.seed == 17 && record.configuration.replication == .delta)
    }

    @Test("A run that was recorded is read as it was", arguments: 1...10 as ClosedRange<UInt64>)
    func recorded(seed: UInt64) throws {
        var configuration = SimulationConfiguration(seed: seed, replicas: 3, operations: 20)
        configuration.faults = .swarm(KeyedRandom(seed: seed))
        let run = Workload.mixed.record(configuration, nil)
        let record = ScheduleText(
            workload: "mixed",
            configuration: run.configuration,
            schedule: try #require(run.schedule)
        )
        let read = try ScheduleText(reading: "\(record)")
        #expect(read.schedule == record.schedule)
        let again = Workload.mixed.record(read.configuration, read.schedule)
        #expect(again.replicas.map(\.digest) == run.replicas.map(\.digest))
    }

    @Test(
        "A line that makes no sense is named",
        arguments: [
            (3, "seed x"), (4, "replicas 0"), (5, "replication gossip"), (6, "delay soon"), (7, "0 1000 r3 edit 0"),
            (7, "0 -1 r0 edit 0"), (7, "0 1000 r0 fly"), (7, "0 1000 r0 edit 0 a.b"), (9, "2 2000 r1 deliver 0"),
            (1, "replica-sim schedule 2"), (5, "mood good"),
        ]
    )
    func refused(line: Int, replacement: String) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines[line - 1] = replacement
        let damaged = lines.joined(separator: "\n")
        #expect { try ScheduleText(reading: damaged) } throws: {
            ($0 as? ScheduleText.Failure)?.line == line
        }
    }

    @Test("The diagram has a line for each step and a column for each replica")
    func diagram() throws {
        let record = try ScheduleText(reading: text)
        let expected = """
               replica 0  replica 1           replica 2
            1  edit 3.1   ·                   ·
            2  ·          ·                   clock stands at 99
            3  ·          ← 1 of 0, damaged   ·
            4  ·          restart, backup −2  ·
            5  ·          timer               ·
            6  ·          ·                   edit
            7  faults end  ·                   ·
            """
        let lines = "\(SpaceTimeDiagram(record.schedule, replicas: 3))".split(separator: "\n")
        #expect(lines.count == expected.split(separator: "\n").count)
        #expect(lines[3].hasSuffix("← 1 of 0, damaged   ·"))
        #expect(lines[0].contains("replica 0") && lines[0].contains("replica 2"))
    }
}
