public import Foundation

/// The checkout that the running tests were compiled from.
public enum Repository {
    /// The folder that holds `Package.swift`, found from where this file was compiled.
    public static let root: URL = {
        var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
            precondition(folder.path != "/", "no Package.swift above \(#filePath)")
            folder.deleteLastPathComponent()
        }
        return folder
    }()

    /// Folders that tools fill and nobody commits.
    private static let skippedFolders: Set<String> = [".build", ".git", ".swiftpm", "DerivedData", "node_modules"]

    /// The paths of all files of the checkout relative to `root`, sorted, without what tools generate.
    public static func paths() throws -> [String] {
        try paths(in: "").sorted()
    }

    /// The content of a file whose path is relative to `root`, or `nil` if it is not text.
    public static func text(at path: String) throws -> String? {
        String(data: try Data(contentsOf: root.appendingPathComponent(path)), encoding: .utf8)
    }

    private static func paths(in folder: String) throws -> [String] {
        var found: [String] = []
        let url = folder.isEmpty ? root : root.appendingPathComponent(folder)
        for name in try FileManager.default.contentsOfDirectory(atPath: url.path) where !skippedFolders.contains(name) {
            let path = folder.isEmpty ? name : folder + "/" + name
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path, isDirectory: &isFolder)
            else { continue }
            found += isFolder.boolValue ? try paths(in: path) : [path]
        }
        return found
    }
}
