import Foundation

/// Standard output and standard error.
package struct Console: Sendable {
    /// Whether a progress line may be drawn: only for somebody who watches.
    package let showsProgress: Bool

    /// The console of the process.
    package static let standard = Console(showsProgress: isatty(STDERR_FILENO) == 1)
}

extension Console {
    /// Writes to standard output.
    package func print(_ text: String) {
        FileHandle.standardOutput.write(Data(text.utf8))
    }

    /// Writes a line to standard error, in front of which stands the program's name.
    package func complain(_ message: String) {
        FileHandle.standardError.write(Data("\(Catalogue.current.name): \(message)\n".utf8))
    }

    /// Draws over the progress line; nothing where nobody watches.
    package func progress(_ line: String) {
        guard showsProgress else { return }
        FileHandle.standardError.write(Data("\r\u{1B}[2K\(line)".utf8))
    }

    /// Removes the progress line.
    package func endProgress() { progress("") }
}
