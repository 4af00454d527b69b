import CRDTKit
import CRDTStore
import Foundation

/// A folder for one test, with a store in it; removed at the end.
final class StoreFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}

extension StoreFolder {
    func path(_ name: String = "notes.store") -> String { url.appendingPathComponent(name).path }

    func open(_ name: String = "notes.store") throws(StoreError) -> DocumentStore {
        var generator = SystemRandomNumberGenerator()
        return try DocumentStore(path: path(name), clock: PhysicalClock { 1_000 }, using: &generator)
    }

    /// Copies the files of a store as a person would who copies its folder, without the marker if asked.
    func copy(_ name: String, to other: String, endings: [String] = ["", "-wal", "-identity"]) throws {
        for ending in endings where FileManager.default.fileExists(atPath: path(name + ending)) {
            try? FileManager.default.removeItem(atPath: path(other + ending))
            try FileManager.default.copyItem(atPath: path(name + ending), toPath: path(other + ending))
        }
    }
}
