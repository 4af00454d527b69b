import Foundation
import ReplicaSim

/// Reads recordings from files.
enum RecordingFile {
    /// Reads a trace, plain or gzipped.
    static func read(_ file: String) throws(CommandFailure) -> Recording {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw .input(file, "there is no such file, or it may not be read")
        }
        let json = data.starts(with: [0x1F, 0x8B]) ? try decompressed(file) : data
        let trace: EditingTrace
        do {
            trace = try JSONDecoder().decode(EditingTrace.self, from: json)
        } catch {
            throw .input(file, "not a trace: \(error)")
        }
        return Recording(name: name(of: file), trace: trace)
    }

    /// A file's name without folders and endings.
    static func name(of file: String) -> String {
        var url = URL(filePath: file)
        while ["gz", "json"].contains(url.pathExtension) { url.deletePathExtension() }
        return url.lastPathComponent
    }

    /// The contents of a compressed file, by the system's gzip: Foundation reads no such files on Linux.
    private static func decompressed(_ file: String) throws(CommandFailure) -> Data {
        do {
            return try Subprocess.output(of: URL(filePath: "/usr/bin/env"), ["gzip", "-dc", "--", file])
        } catch {
            throw .input(file, "gzip: \(error)")
        }
    }
}
