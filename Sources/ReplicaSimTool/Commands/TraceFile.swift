import Foundation
import ReplicaSim

/// Reads traces from files.
enum TraceFile {
    /// Why a file is not to be had as a trace.
    struct Failure: Error, CustomStringConvertible {
        let file: String
        let problem: String

        var description: String { "cannot read '\(file)': \(problem)" }
    }

    /// The traces of the files, or the built-in ones where there is no file.
    static func read(_ files: [String]) throws(Failure) -> [(name: String, plan: TracePlan)] {
        var traces: [(name: String, plan: TracePlan)] = []
        for file in files {
            traces.append((file, try parse(try contents(of: file), file)))
        }
        for builtIn in BuiltInTraces.all where files.isEmpty {
            traces.append((builtIn.name, try parse(Data(builtIn.json.utf8), builtIn.name)))
        }
        return traces
    }

    private static func contents(of file: String) throws(Failure) -> Data {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else {
            throw Failure(file: file, problem: "there is no such file")
        }
        guard !isFolder.boolValue else { throw Failure(file: file, problem: "it is a folder") }
        guard let data = FileManager.default.contents(atPath: file) else {
            throw Failure(file: file, problem: "it may not be read")
        }
        return try data.starts(with: gzipMagic) ? decompressed(file) : data
    }

    private static let gzipMagic: [UInt8] = [0x1F, 0x8B]

    /// The contents of a compressed file, by the system's gzip: Foundation reads no such files on Linux.
    private static func decompressed(_ file: String) throws(Failure) -> Data {
        let gzip = Process()
        let output = Pipe()
        gzip.executableURL = URL(filePath: "/usr/bin/env")
        gzip.arguments = ["gzip", "-dc", "--", file]
        gzip.standardOutput = output
        gzip.standardError = FileHandle.nullDevice
        do { try gzip.run() } catch { throw Failure(file: file, problem: "gzip does not run: \(error)") }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        gzip.waitUntilExit()
        guard gzip.terminationStatus == 0 else { throw Failure(file: file, problem: "the gzip data is damaged") }
        return data
    }

    private static func parse(_ json: Data, _ file: String) throws(Failure) -> TracePlan {
        do {
            return TracePlan(try JSONDecoder().decode(EditingTrace.self, from: json))
        } catch let error as TraceError {
            throw Failure(file: file, problem: "not a trace: \(error)")
        } catch let error as DecodingError {
            throw Failure(file: file, problem: "not a trace: \(explanation(of: error))")
        } catch {
            throw Failure(file: file, problem: "not a trace: \(error)")
        }
    }

    private static func explanation(of error: DecodingError) -> String {
        let context: DecodingError.Context
        switch error {
        case .typeMismatch(_, let place), .valueNotFound(_, let place), .dataCorrupted(let place): context = place
        case .keyNotFound(let key, _): return "no \"\(key.stringValue)\""
        @unknown default: return "\(error)"
        }
        let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
        return context.debugDescription + (path.isEmpty ? "" : " at \(path)")
    }
}
