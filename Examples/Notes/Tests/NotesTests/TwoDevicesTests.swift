import Foundation
import Testing

/// The tool as people use it: processes, files, and a folder between two devices.
@Suite("Two devices")
struct TwoDevicesTests {
    private let phone: Device
    private let laptop: Device

    init() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("notes-\(UUID().uuidString)")
        let folder = url.appendingPathComponent("folder")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        phone = Device(store: url.appendingPathComponent("phone"), folder: folder)
        laptop = Device(store: url.appendingPathComponent("laptop"), folder: folder)
    }

    private func syncAll() throws {
        for device in [phone, laptop, phone] {
            let (code, output) = try device.run("sync")
            #expect(code == 0, "\(output)")
        }
    }

    private func added(_ device: Device, _ title: String, _ text: String = "") throws -> String {
        try device.run("add", title, text).output.trimmingCharacters(in: .newlines)
    }

    @Test func offlineEditsOnBothAgree() throws {
        let id = try added(phone, "Groceries", "milk\n")
        try syncAll()
        try phone.run("edit", id, "oat milk\n")
        try phone.run("tag", id, "home")
        try laptop.run("edit", id, "milk\nbread\n")
        try laptop.run("tag", id, "shop")
        #expect(try laptop.run("status").output.hasPrefix("2 to send"))
        try syncAll()
        let shown = try phone.run("show", id).output
        #expect(shown == "\(id)  Groceries #home #shop\noat milk\nbread\n\n")
        #expect(try laptop.run("show", id).output == shown)
        #expect(try laptop.run("search", "BREAD", "home").output.hasPrefix(id))
        #expect(try laptop.run("search", "bread", "nowhere").output.isEmpty)
        #expect(try phone.run("status").output.hasPrefix("0 to send"))
    }

    @Test func twoTitlesAreDecidedOnce() throws {
        let id = try added(phone, "Plan")
        try syncAll()
        try phone.run("title", id, "Plan for May")
        try laptop.run("title", id, "Plan for June")
        try syncAll()
        #expect(try laptop.run("sync").output == "Needs your decision\n")
        let conflicts = try phone.run("conflicts").output
        #expect(try laptop.run("conflicts").output == conflicts)
        #expect(conflicts.contains("Plan for May") && conflicts.contains("Plan for June"))
        try laptop.run("keep", id, "1")
        try syncAll()
        #expect(try phone.run("conflicts").output.isEmpty)
        #expect(try phone.list() == laptop.list())
        #expect(try phone.run("sync").output == "Up to date\n")
    }

    /// Killed at any point while they write and sync, both have every note whose adding came to its end, once.
    @Test func killedTheyLoseNothing() throws {
        var titles: [String] = []
        for round in 0..<24 {
            let device = round.isMultiple(of: 2) ? phone : laptop
            let delay = UInt32(2_000 + round * 1_500)
            if try device.runAndKill(after: delay, "add", "title \(round)") { titles.append("title \(round)") }
            let kept = try device.run("add", "kept \(round)")
            #expect(kept.code == 0, "\(kept.output)")
            titles.append("kept \(round)")
            _ = try device.runAndKill(after: delay, "sync")
        }
        try syncAll()
        let found = try phone.list()
        #expect(try laptop.list() == found)
        let shown = found.compactMap { $0.components(separatedBy: "  ").last }
        #expect(Set(shown).isSuperset(of: titles))
        #expect(Set(shown).count == shown.count)
    }

    @Test func nonsenseIsToldAndAFolderThatIsAwayIsNoHarm() throws {
        #expect(try phone.run("nonsense").code == 2)
        #expect(try phone.run("show", "nothing").code == 1)
        let away = Device(store: phone.store, folder: phone.folder.appendingPathComponent("stick"))
        let id = try added(away, "Offline")
        let (code, output) = try away.run("sync")
        #expect(code == 1 && output == "Waiting to sync (1)\nNot synced: unreachable\n")
        try syncAll()
        #expect(try laptop.list() == ["\(id)  Offline"])
    }
}
