import CRDTKit
import CRDTStore
import Foundation

/// The command line over a notebook.
public struct NotesTool {
    let notebook: Notebook
    let print: (String) -> Void
}

extension NotesTool {
    /// All commands, for a person.
    public static var usage: String {
        let commands = Command.allCases.map { "  notes \($0.usage)" }.joined(separator: "\n")
        return """
            Notes that are edited on several devices, offline or not.

            \(commands)

            NOTES_FILE is the notes on this device (notes.store), NOTES_FOLDER the folder that is carried to other
            devices (notes-folder).
            """
    }

    /// Does what the arguments say.
    /// - Returns: the process's exit code: 2 for arguments that make no sense, 1 for what failed.
    public static func run(
        _ arguments: [String],
        environment: [String: String],
        print: @escaping (String) -> Void
    ) async -> Int32 {
        guard let word = arguments.first, let command = Command(rawValue: word),
            command.arguments.contains(arguments.count - 1)
        else {
            print(usage)
            return 2
        }
        let folder = URL(fileURLWithPath: environment["NOTES_FOLDER"] ?? "notes-folder")
        do {
            let notebook = try Notebook(file: environment["NOTES_FILE"] ?? "notes.store", folder: folder)
            let tool = NotesTool(notebook: notebook, print: print)
            return try await tool.run(command, Array(arguments.dropFirst()))
        } catch {
            print("The notes can't be used: \(error)")
            return 1
        }
    }
}

extension NotesTool {
    private func run(_ command: Command, _ arguments: [String]) async throws(StoreError) -> Int32 {
        switch command {
        case .list: list(try await notebook.items())
        case .search: list(try await notebook.search(arguments))
        case .conflicts: try await conflicts()
        case .add:
            let body = arguments.count > 1 ? arguments[1] : ""
            print(try await notebook.add(title: arguments[0], body: body))
        case .status: try await status()
        case .sync: return await sync(try await notebook.sync())
        case .show, .title, .edit, .tag, .untag, .keep:
            guard let item = try await notebook.item(arguments[0]) else {
                print("No note, or several, begin with \(arguments[0])")
                return 1
            }
            return try await run(command, on: item, arguments.last ?? "")
        }
        return 0
    }

    private func run(_ command: Command, on item: Notebook.Item, _ argument: String) async throws(StoreError) -> Int32 {
        switch command {
        case .title: try await notebook.edit(item.id) { $0.title = argument }
        case .edit: try await notebook.edit(item.id) { $0.body.update(to: argument) }
        case .tag: try await notebook.edit(item.id) { $0.tags.insert(argument) }
        case .untag: try await notebook.edit(item.id) { $0.tags.remove(argument) }
        case .keep:
            guard let number = Int(argument), item.note.titles.indices.contains(number - 1) else {
                print("There is no title \(argument)")
                return 1
            }
            let title = item.note.titles[number - 1]
            try await notebook.edit(item.id) { $0.title = title }
        default: print(line(item) + "\n" + item.note.body.string)
        }
        return 0
    }

    private func line(_ item: Notebook.Item) -> String {
        let tags = item.note.tags.sorted().map { " #\($0)" }.joined()
        return "\(item.id)  \(item.note.titles.joined(separator: " | "))\(tags)"
    }

    private func list(_ items: [Notebook.Item]) {
        for item in items { print(line(item)) }
    }

    private func conflicts() async throws(StoreError) {
        for item in try await notebook.conflicts() {
            print(item.id)
            for (index, title) in item.note.titles.enumerated() { print("  \(index + 1)  \(title)") }
        }
    }

    private func status() async throws(StoreError) {
        let pending = try await notebook.store.pendingCount()
        let rejected = try await notebook.store.rejections().count
        let kept = try await notebook.store.inbox(limit: 1_000).count
        print("\(pending) to send, \(rejected) rejected, \(kept) that this version can't read")
    }

    private func sync(_ status: SyncStatus) async -> Int32 {
        print(status.state.messageKey.replacingOccurrences(of: "%lld", with: "\(status.pendingCount)"))
        for problem in await notebook.synchronizer.problems { print("Skipped \(problem.place): \(problem.cause)") }
        guard let failure = status.lastFailure else { return 0 }
        print("Not synced: \(failure.cause.rawValue)")
        return 1
    }
}
