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
            traces.append((builtIn.name, try parse(builtIn.json, builtIn.name)))
        }
        return traces
    }

    private static func contents(of file: String) throws(Failure) -> [UInt8] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else {
            throw Failure(file: file, problem: "there is no such file")
        }
        guard !isFolder.boolValue else { throw Failure(file: file, problem: "it is a folder") }
        guard let data = FileManager.default.contents(atPath: file) else {
            throw Failure(file: file, problem: "it may not be read")
        }
        return Array(data)
    }

    private static func parse(_ bytes: [UInt8], _ file: String) throws(Failure) -> TracePlan {
        do throws(TraceError) {
            return TracePlan(try EditingTrace(fileContents: bytes))
        } catch {
            throw Failure(file: file, problem: error.description)
        }
    }
}
