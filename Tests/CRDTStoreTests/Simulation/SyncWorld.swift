import CRDTKit
import CRDTStore
import PropertyKit

/// Devices and a hub in virtual time: the engine that ships, with everything around it lost, doubled, late, killed or full.
struct SyncWorld {
    /// What happens, and to which device.
    enum Happening {
        case edit
        case retitle
        case decide
        case kill
        case launch
        case setOnline(Bool)
        case setDiskFull(Bool)
        case tell(SyncEvent, launch: Int)
        case request(SyncAction, launch: Int)
    }

    private struct Entry {
        let time: UInt64
        let order: UInt64
        let device: Int
        let happening: Happening
    }

    var devices: [SimulatedDevice]
    private(set) var hub = InMemoryHub(batchSize: 40)
    private(set) var now: UInt64 = 0
    var random: SeededGenerator
    var isHealed = false

    /// How often each thing really happened.
    private(set) var tally: [String: Int] = [:]
    private var queue: [Entry] = []
    private var lastOrder: UInt64 = 0

    init(seed: UInt64, deviceCount: Int) {
        random = SeededGenerator(seed: seed)
        devices = (1...deviceCount).map { SimulatedDevice(replica: ReplicaID(high: 0, low: UInt64($0))) }
    }
}

extension SyncWorld {
    mutating func schedule(_ happening: Happening, on device: Int, after delay: UInt64) {
        lastOrder += 1
        let entry = Entry(time: now + delay, order: lastOrder, device: device, happening: happening)
        // Latest first, so that the next is at the end.
        let place = queue.firstIndex { ($0.time, $0.order) < (entry.time, entry.order) } ?? queue.count
        queue.insert(entry, at: place)
    }

    /// Lets time pass.
    mutating func run(for duration: UInt64) throws {
        let end = now + duration
        while let next = queue.last, next.time <= end {
            queue.removeLast()
            now = next.time
            try happen(next.happening, to: next.device)
        }
        now = end
    }

    mutating func note(_ what: String) {
        tally[what, default: 0] += 1
    }

    private mutating func happen(_ happening: Happening, to device: Int) throws {
        switch happening {
        case .edit: edit(device)
        case .retitle: change(device, "retitle") { [now] in $0.title = "at \(now) by \(device)" }
        case .decide: decide(device)
        case .kill: kill(device)
        case .launch: launch(device)
        case .setOnline(let isOnline):
            devices[device].isOnline = isOnline
            if isOnline { tell(device, .connectivityHint) }
        case .setDiskFull(let isFull): devices[device].isDiskFull = isFull
        case .tell(let event, let launch):
            guard devices[device].launch == launch else { return note("lost with its process") }
            tell(device, event)
        case .request(let action, let launch):
            guard devices[device].launch == launch else { return note("lost with its process") }
            try perform(action, on: device)
        }
    }

    mutating func push(_ entries: [OutboxEntry]) -> [EntryOutcome] {
        if chance(10, &random) {
            note("push doubled")
            _ = hub.push(entries)
        }
        return hub.push(entries)
    }

    func pull(since cursor: SyncCursor?) -> PulledBatch { hub.pull(since: cursor) }

    func chance(_ percent: UInt64, _ random: inout SeededGenerator) -> Bool {
        !isHealed && UInt64.random(in: 0..<100, using: &random) < percent
    }
}

extension SyncWorld {
    private mutating func edit(_ device: Int) {
        let number = devices[device].disk.editCount
        change(device, "edit") {
            $0.edits += 1
            $0.words.append("\(device).\(number) ")
        }
    }

    /// Somebody decides between titles, if there are several.
    mutating func decide(_ device: Int) {
        let titles = devices[device].disk.plan.root.$title.values
        guard titles.count > 1 else { return }
        change(device, "decide") { $0.title = titles.joined(separator: " and ") }
    }

    private mutating func change(_ device: Int, _ what: String, _ body: (inout Plan) -> Void) {
        guard devices[device].engine != nil else { return }
        if devices[device].isDiskFull { return note("edit refused by a full disk") }
        devices[device].disk.edit(body)
        note(devices[device].isOnline ? what : what + " offline")
        tell(device, .outboxChanged(devices[device].disk.count()))
    }

    private mutating func kill(_ device: Int) {
        guard devices[device].engine != nil else { return }
        if !devices[device].disk.outbox.isEmpty { note("kill with a full outbox") }
        devices[device].engine = nil
        devices[device].launch += 1
    }

    private mutating func launch(_ device: Int) {
        guard devices[device].engine == nil else { return }
        devices[device].engine = SyncEngine()
        tell(device, .started(devices[device].disk.stored()))
    }

    private mutating func tell(_ device: Int, _ event: SyncEvent) {
        guard var engine = devices[device].engine else { return }
        let launch = devices[device].launch
        let actions = engine.handle(event, at: now, using: &random)
        devices[device].engine = engine
        for action in actions {
            let isLocal = if case .settle = action { true } else { false }
            let delay = isLocal ? 1 : UInt64.random(in: 5...800, using: &random)
            schedule(.request(action, launch: launch), on: device, after: delay)
        }
        if let wake = engine.wakeTime {
            schedule(.tell(.timer, launch: launch), on: device, after: wake - min(wake, now))
        }
    }
}
