// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "OwnType",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "CRDTKit", path: "../..")],
    targets: [
        .executableTarget(
            name: "ballots",
            dependencies: [
                "OwnType", .product(name: "ReplicaSim", package: "CRDTKit"),
                .product(name: "ReplicaSimTool", package: "CRDTKit"),
            ]
        ),
        .target(name: "OwnType", dependencies: [.product(name: "ReplicaSim", package: "CRDTKit")]),
        .testTarget(name: "OwnTypeTests", dependencies: ["OwnType", .product(name: "ReplicaSim", package: "CRDTKit")]),
    ]
)
