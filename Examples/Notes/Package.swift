// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Notes",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "CRDTKit", path: "../..")],
    targets: [
        .executableTarget(name: "notes", dependencies: ["NotesKit"]),
        .target(
            name: "NotesKit",
            dependencies: [
                .product(name: "CRDTKit", package: "CRDTKit"), .product(name: "CRDTStore", package: "CRDTKit"),
            ]
        ),
        .testTarget(name: "NotesTests", dependencies: ["NotesKit", "notes"]),
    ]
)
