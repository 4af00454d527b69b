import Foundation

/// Where a command writes.
public struct Console {
    /// Writes to standard output.
    let print: (String) -> Void

    /// Writes a line to standard error.
    let complain: (String) -> Void

    /// The program itself, started again where a figure needs a process of its own; nil measures in this one.
    let program: URL?

    let heap: Heap
}

extension Console {
    /// The console of the process.
    public static func standard(_ heap: Heap) -> Console {
        Console(
            print: { FileHandle.standardOutput.write(Data($0.utf8)) },
            complain: { FileHandle.standardError.write(Data("crdt-bench: \($0)\n".utf8)) },
            program: Bundle.main.executableURL,
            heap: heap
        )
    }
}
