/// What each target may import and which folders it is divided into, in the order that data flows.
struct Layout: Sendable {
    let target: String
    let imports: Set<String>
    let folders: Set<String>
    /// Whether clocks, randomness and threads are injected, so that the same input always gives the same result.
    let isDeterministic: Bool
}

extension Layout {
    static let targets = [
        Layout(
            target: "CRDTKit",
            imports: [],
            folders: [
                "Clocks", "Causality", "Registers", "Counters", "Sets", "Maps", "Sequence", "Tree", "RichText",
                "Document", "Replication", "Presence", "Patches", "Undo", "Conflicts", "Encoding", "Checks",
            ],
            isDeterministic: true
        ),
        Layout(
            target: "PropertyKit",
            imports: [],
            folders: ["Choices", "Generators", "Shrinking", "Laws", "Runner"],
            isDeterministic: true
        ),
        Layout(
            target: "ReplicaSim",
            imports: ["CRDTKit", "PropertyKit"],
            folders: [
                "World", "Network", "Faults", "Workloads", "Kit", "Oracles", "Trace", "Shrinking", "Exploring",
                "Report",
            ],
            isDeterministic: true
        ),
        Layout(
            target: "ReplicaSimTool",
            imports: ["ReplicaSim", "Foundation"],
            folders: ["Arguments", "Commands", "Console", "Tool"],
            isDeterministic: false
        ),
        Layout(
            target: "replica-sim",
            imports: ["ReplicaSim", "ReplicaSimTool", "CRDTKit", "PropertyKit", "Foundation", "Glibc", "Darwin"],
            folders: ["Commands", "Demonstrations", "Mutants"],
            isDeterministic: false
        ),
        Layout(
            target: "CRDTStore",
            imports: [
                "CRDTKit", "Foundation", "FoundationNetworking", "CSQLite", "Observation", "Synchronization", "os",
            ],
            folders: ["Store", "Outbox", "Sync", "Transports", "Attachments", "Migration"],
            isDeterministic: false
        ),
        Layout(
            target: "CRDTObservation",
            imports: ["CRDTKit", "Observation"],
            folders: ["Model"],
            isDeterministic: false
        ),
        Layout(
            target: "CRDTFoundation",
            imports: ["CRDTKit", "Foundation"],
            folders: ["Text", "Values"],
            isDeterministic: false
        ),
        Layout(target: "CRDTCompression", imports: ["CRDTKit", "CZlib"], folders: ["Zlib"], isDeterministic: true),
        Layout(target: "CZlib", imports: [], folders: [], isDeterministic: false),
        Layout(
            target: "BenchmarkKit",
            imports: ["CRDTKit", "CRDTCompression", "ReplicaSim", "Foundation", "Glibc", "Darwin"],
            folders: [
                "Arguments", "Measuring", "Text", "Shapes", "Types", "Records", "Payload", "Instructions", "Report",
                "Peers",
                "Commands",
            ],
            isDeterministic: false
        ),
        Layout(
            target: "crdt-bench",
            imports: ["BenchmarkKit", "CAllocations", "Foundation"],
            folders: [],
            isDeterministic: false
        ),
        Layout(target: "CAllocations", imports: [], folders: ["include"], isDeterministic: false),
        Layout(target: "CSQLite", imports: [], folders: [], isDeterministic: false),
    ]

    static func target(of file: SourceFile) -> Layout? {
        targets.first { $0.target == file.module }
    }

    static func isDeterministic(_ file: SourceFile) -> Bool {
        file.isSwift && target(of: file)?.isDeterministic == true
    }
}
