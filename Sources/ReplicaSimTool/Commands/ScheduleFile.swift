import Foundation
import ReplicaSim

/// Schedules in files.
enum ScheduleFile {
    /// Reads a schedule; complains and gives an exit code if that can't be.
    static func read(_ file: String, console: Console) -> Result<ScheduleText, Failure> {
        guard let data = FileManager.default.contents(atPath: file) else {
            console.complain("cannot read '\(file)'")
            return .failure(Failure(exitCode: ExitCode.noInput))
        }
        do throws(ScheduleText.Failure) {
            return .success(try ScheduleText(reading: String(decoding: data, as: UTF8.self)))
        } catch {
            console.complain("cannot read '\(file)': \(error)")
            return .failure(Failure(exitCode: ExitCode.noInput))
        }
    }

    /// Why there is no schedule.
    struct Failure: Error {
        let exitCode: Int32
    }

    /// Writes a schedule, or a page.
    /// - Returns: an exit code if it can't be written.
    static func write(_ text: String, to file: String, console: Console) -> Int32? {
        if FileManager.default.createFile(atPath: file, contents: Data(text.utf8)) { return nil }
        console.complain("cannot write '\(file)'")
        return ExitCode.cannotCreate
    }
}
