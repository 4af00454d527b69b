import CRDTKit
import CRDTStore
import Foundation
import PropertyKit
import Testing

/// Five devices through "edit offline, terminate, relaunch, edit elsewhere, reconnect, conflict, lose the link while
/// resolving, retry", among random faults; then all is well, and they have to agree by themselves.
///
/// `SYNC_SEEDS` in the environment says how many worlds; `make sim` asks for as many as it does for each type.
@Suite("Sync stories")
struct SyncStoryTests {
    private static let minute: UInt64 = 60_000
    private static let seedCount = ProcessInfo.processInfo.environment["SYNC_SEEDS"].flatMap(UInt64.init) ?? 40

    @Test func everySeedAgrees() throws {
        var tally: [String: Int] = [:]
        for seed in 0..<Self.seedCount {
            var world = SyncWorld(seed: seed, deviceCount: 5)
            for device in world.devices.indices { world.schedule(.launch, on: device, after: UInt64(device) * 100) }
            Self.tellStory(&world)
            Self.addFaults(&world)
            try world.run(for: 12 * Self.minute)
            try heal(&world, seed: seed)
            tally.merge(world.tally, uniquingKeysWith: +)
        }
        // A fault that never happened shows nothing.
        let faults = [
            "edit offline", "retitle offline", "decide offline", "kill with a full outbox", "request lost",
            "answer lost",
            "answer doubled", "answer after its time", "push doubled", "pull answer lost", "pull answer doubled",
            "edit refused by a full disk", "settling refused by a full disk", "pull refused by a full disk",
            "lost with its process",
        ]
        for fault in faults { #expect(tally[fault, default: 0] > 0, "\(fault) never happened") }
    }

    private static func tellStory(_ world: inout SyncWorld) {
        let jitter = UInt64.random(in: 0...20_000, using: &world.random)
        let steps: [(SyncWorld.Happening, device: Int, second: UInt64)] = [
            (.retitle, 0, 10), (.setOnline(false), 0, 60), (.edit, 0, 62), (.retitle, 0, 63), (.kill, 0, 64),
            (.launch, 0, 70), (.retitle, 1, 75), (.edit, 1, 76), (.setOnline(true), 0, 100),
            (.setOnline(false), 0, 180), (.decide, 0, 181), (.decide, 1, 182), (.setOnline(true), 0, 240),
        ]
        for step in steps { world.schedule(step.0, on: step.device, after: step.second * 1_000 + jitter) }
    }

    private static func addFaults(_ world: inout SyncWorld) {
        for device in world.devices.indices {
            for _ in 0..<20 { world.schedule(.edit, on: device, after: moment(&world)) }
            for _ in 0..<2 { world.schedule(.decide, on: device, after: moment(&world)) }
            for _ in 0..<3 { spell(&world, device, .kill, .launch) }
            for _ in 0..<2 { spell(&world, device, .setOnline(false), .setOnline(true)) }
            spell(&world, device, .setDiskFull(true), .setDiskFull(false))
        }
    }

    private static func moment(_ world: inout SyncWorld) -> UInt64 {
        .random(in: 1_000...10 * minute, using: &world.random)
    }

    private static func spell(
        _ world: inout SyncWorld,
        _ device: Int,
        _ begin: SyncWorld.Happening,
        _ end: SyncWorld.Happening
    ) {
        let start = moment(&world)
        world.schedule(begin, on: device, after: start)
        world.schedule(end, on: device, after: start + .random(in: 1_000...90_000, using: &world.random))
    }
}

extension SyncStoryTests {
    /// From now on all is well. Nobody does anything: the longest wait and a poll later everything has arrived.
    private func heal(_ world: inout SyncWorld, seed: UInt64) throws {
        world.isHealed = true
        for device in world.devices.indices {
            world.devices[device].isOnline = true
            world.devices[device].isDiskFull = false
            world.schedule(.launch, on: device, after: 0)
        }
        try world.run(for: 8 * Self.minute)
        check(world, seed: seed)
        world.decide(0)
        try world.run(for: 3 * Self.minute)
        check(world, seed: seed)
        // A poll may be under way at this very moment.
        for _ in 0..<20 where world.devices.contains(where: { $0.engine?.status.state == .syncing }) {
            try world.run(for: 500)
        }
        let title = world.devices[0].disk.plan.root.title
        for device in world.devices {
            #expect(device.disk.plan.root.title == title && !device.disk.plan.root.$title.isConflicted, "seed \(seed)")
            let state = device.engine?.status.state
            guard case .synced = state else {
                Issue.record("seed \(seed): \(String(describing: state))")
                continue
            }
        }
    }

    private func check(_ world: SyncWorld, seed: UInt64) {
        let first = world.devices[0].disk.plan
        let edits = world.devices.reduce(0) { $0 + $1.disk.editCount }
        let words = first.root.words.string.split(separator: " ")
        #expect(words.count == first.root.edits && Set(words).count == words.count, "seed \(seed)")
        #expect(first.changeCount == edits, "seed \(seed): committed edits and those that arrived")
        #expect(world.hub.changes.count == edits, "seed \(seed)")
        for device in world.devices {
            #expect(device.disk.plan == first, "seed \(seed)")
            #expect(device.disk.outbox.isEmpty && device.engine?.status.pendingCount == 0, "seed \(seed)")
        }
    }
}
