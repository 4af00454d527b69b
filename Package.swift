// swift-tools-version: 6.2

import PackageDescription

/// Features of later language modes that make code say what it means: existentials are spelled `any`, an import is
/// internal unless it is part of the interface, and a member is visible only through an import of its own module.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// CRDTKit's storage examines itself after every change: slow, for finding out where it goes wrong.
let checksItself = Context.environment["CRDTKIT_INTERNAL_CHECKS"] != nil

let package = Package(
    name: "CRDTKit",
    platforms: [.macOS(.v14), .iOS(.v17)],
    products: [
        .library(name: "CRDTKit", targets: ["CRDTKit"]),
        .library(name: "CRDTCompression", targets: ["CRDTCompression"]),
        .library(name: "CRDTStore", targets: ["CRDTStore"]),
        .library(name: "CRDTObservation", targets: ["CRDTObservation"]),
        .library(name: "CRDTFoundation", targets: ["CRDTFoundation"]),
        .library(name: "PropertyKit", targets: ["PropertyKit"]),
        .library(name: "ReplicaSim", targets: ["ReplicaSim"]),
        .library(name: "ReplicaSimTool", targets: ["ReplicaSimTool"]),
        .executable(name: "replica-sim", targets: ["replica-sim"]),
        .executable(name: "crdt-bench", targets: ["crdt-bench"]),
    ],
    targets: [
        .target(
            name: "CRDTKit",
            swiftSettings: settings + (checksItself ? [.define("CRDTKIT_INTERNAL_CHECKS")] : [])
        ),
        .target(name: "CRDTCompression", dependencies: ["CRDTKit", "CZlib"], swiftSettings: settings),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
        .target(name: "CRDTStore", dependencies: ["CRDTKit", "CSQLite"], swiftSettings: settings),
        .systemLibrary(
            name: "CSQLite",
            pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]
        ),
        .target(name: "CRDTObservation", dependencies: ["CRDTKit"], swiftSettings: settings),
        .target(name: "CRDTFoundation", dependencies: ["CRDTKit"], swiftSettings: settings),
        .target(name: "PropertyKit", swiftSettings: settings),
        .target(name: "ReplicaSim", dependencies: ["CRDTKit", "PropertyKit"], swiftSettings: settings),
        .target(name: "ReplicaSimTool", dependencies: ["ReplicaSim"], swiftSettings: settings),
        .executableTarget(
            name: "replica-sim",
            dependencies: ["ReplicaSim", "ReplicaSimTool"],
            swiftSettings: settings
        ),
        .target(name: "CAllocations", path: "Benchmarks/CAllocations"),
        .target(
            name: "BenchmarkKit",
            dependencies: ["CRDTKit", "CRDTCompression", "ReplicaSim"],
            path: "Benchmarks/BenchmarkKit",
            swiftSettings: settings
        ),
        .executableTarget(
            name: "crdt-bench",
            dependencies: ["BenchmarkKit", "CAllocations"],
            path: "Benchmarks/crdt-bench",
            swiftSettings: settings
        ),

        .testTarget(
            name: "CRDTKitTests",
            dependencies: ["CRDTKit"],
            exclude: ["Golden/v1", "Golden/v2"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "CRDTCompressionTests",
            dependencies: ["CRDTCompression", "CRDTKit", "RepositorySupport"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "CRDTStoreTests",
            dependencies: ["CRDTStore", "CRDTKit", "CSQLite", "PropertyKit"],
            exclude: ["Golden"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "BenchmarkTests",
            dependencies: ["BenchmarkKit", "CRDTKit", "ReplicaSim"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "CRDTObservationTests",
            dependencies: ["CRDTKit", "CRDTObservation"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "CRDTFoundationTests",
            dependencies: ["CRDTFoundation", "CRDTKit"],
            swiftSettings: settings
        ),
        .testTarget(name: "PropertyKitTests", dependencies: ["PropertyKit"], swiftSettings: settings),
        .testTarget(name: "PropertyTests", dependencies: ["CRDTKit", "PropertyKit"], swiftSettings: settings),
        .testTarget(
            name: "ReplicaSimTests",
            dependencies: ["ReplicaSim", "ReplicaSimTool", "replica-sim"],
            swiftSettings: settings
        ),
        .target(name: "RepositorySupport", path: "Tests/Support/Repository", swiftSettings: settings),
        .testTarget(name: "TidyTests", dependencies: ["RepositorySupport"], swiftSettings: settings),
        .testTarget(
            name: "ReadmeTests",
            dependencies: [
                "CRDTKit", "CRDTCompression", "CRDTObservation", "PropertyKit", "ReplicaSim", "RepositorySupport",
            ],
            swiftSettings: settings
        ),
    ]
)
