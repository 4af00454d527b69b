import Foundation

/// Putting a copy in the place of a store that can't be opened any more.
public enum StoreBackup {
    /// Puts a copy that ``DocumentStore/export(to:)`` wrote in the place of a store.
    ///
    /// The damaged files are set aside, not removed: what was unsent in them and is not in the copy may still be found in
    /// them. What had been acknowledged comes back from the other side with the next sync. No store may be open at either path.
    /// - Returns: where the former store's file is now; nil if there was none.
    /// - Throws: ``StoreError``; ``StoreError/corrupt(_:)`` when the copy is damaged, and nothing was changed then.
    @discardableResult
    public static func restore(from copy: String, to path: String) throws(StoreError) -> String? {
        let aside = setAside(path)
        let source = try SQLiteConnection(path: copy, isReadOnly: true)
        guard try source.isWhole else { throw .corrupt("the copy of a store") }
        // The copy is there whole before anything is moved, and replaces the store at once: killed at any point, one or the
        // other is there.
        try source.copy(to: path + "-restoring")
        try move(path, to: aside)
        guard rename(path + "-restoring", path) == 0 else { throw .failed(errno, "\(path) can't be replaced") }
        return FileManager.default.fileExists(atPath: aside) ? aside : nil
    }

    /// A name that is free, beside the store.
    private static func setAside(_ path: String) -> String {
        var number = 1
        while FileManager.default.fileExists(atPath: "\(path)-damaged-\(number)") { number += 1 }
        return "\(path)-damaged-\(number)"
    }

    /// Gives a store another name as well, and moves what SQLite keeps beside it: its log belongs to it, and to no other file.
    private static func move(_ path: String, to aside: String) throws(StoreError) {
        for ending in ["-wal", "-shm"] where FileManager.default.fileExists(atPath: path + ending) {
            guard rename(path + ending, aside + ending) == 0 else {
                throw .failed(errno, "\(path)\(ending) can't be set aside")
            }
        }
        guard FileManager.default.fileExists(atPath: path) else { return }
        guard link(path, aside) == 0 else { throw .failed(errno, "\(path) can't be set aside") }
    }
}
