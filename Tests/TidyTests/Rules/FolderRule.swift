/// Every source stands in one of its target's folders; see `Layout`.
struct FolderRule: FileRule {
    let name = "folders"

    func applies(to file: SourceFile) -> Bool {
        file.module != nil && file.isSwift
    }

    func findings(in file: SourceFile) -> [Finding] {
        let parts = file.path.split(separator: "/").map(String.init)
        guard let layout = Layout.target(of: file) else {
            return [Finding(path: file.path, line: 1, message: "Layout.swift does not list the target \(parts[1])")]
        }
        if parts.count == 3 {
            return ["main", layout.target].contains(file.baseName)
                ? [] : [Finding(path: file.path, line: 1, message: "belongs into one of the target's folders")]
        }
        guard !layout.folders.contains(parts[2]), !parts[2].hasSuffix(".docc") else { return [] }
        return [Finding(path: file.path, line: 1, message: "Layout.swift does not list the folder \(parts[2])")]
    }
}
