/// The core, the kit and the simulator take time, randomness and threads from outside, and print nothing.
struct DeterminismRule: FileRule {
    let name = "determinism"

    private static let forbidden = [
        ForbiddenCode("Date()", "reads the wall clock; take the time as a parameter"),
        ForbiddenCode("Date.now", "reads the wall clock; take the time as a parameter"),
        ForbiddenCode("ContinuousClock", "reads a clock; take the time as a parameter"),
        ForbiddenCode("SuspendingClock", "reads a clock; take the time as a parameter"),
        ForbiddenCode("clock_gettime", "reads a clock; take the time as a parameter"),
        ForbiddenCode("gettimeofday", "reads a clock; take the time as a parameter"),
        ForbiddenCode("Task.sleep", "waits for the wall clock"),
        ForbiddenCode("usleep(", "waits for the wall clock"),
        ForbiddenCode("UUID()", "draws its own randomness; take a generator"),
        ForbiddenCode("SystemRandomNumberGenerator", "draws its own randomness; take a generator"),
        ForbiddenCode("Hasher", "is seeded per process", unlessAfter: ["inout"]),
        ForbiddenCode("hashValue", "is seeded per process"),
        ForbiddenCode("ProcessInfo", "depends on the process it runs in"),
        ForbiddenCode("CommandLine", "depends on the process it runs in"),
        ForbiddenCode("getenv(", "depends on the process it runs in"),
        ForbiddenCode("Thread", "lets thread timing decide"),
        ForbiddenCode("DispatchQueue", "lets thread timing decide"),
        ForbiddenCode("OperationQueue", "lets thread timing decide"),
        ForbiddenCode("pthread_create", "lets thread timing decide"),
        ForbiddenCode("Task {", "lets thread timing decide"),
        ForbiddenCode("Task.detached", "lets thread timing decide"),
        ForbiddenCode("withTaskGroup", "lets thread timing decide"),
        ForbiddenCode("withThrowingTaskGroup", "lets thread timing decide"),
        ForbiddenCode("print(", "writes to the terminal; return text instead", unlessAfter: [".", "func"]),
        ForbiddenCode("debugPrint(", "writes to the terminal; return text instead", unlessAfter: [".", "func"]),
        ForbiddenCode("dump(", "writes to the terminal; return text instead", unlessAfter: [".", "func"]),
        ForbiddenCode("readLine(", "reads the terminal; take text instead", unlessAfter: [".", "func"]),
    ]

    func applies(to file: SourceFile) -> Bool {
        Layout.isDeterministic(file)
    }

    func findings(in file: SourceFile) -> [Finding] {
        Self.forbidden.flatMap { code in
            code.lines(in: file).map { line in
                Finding(path: file.path, line: line, message: "`\(code.tokens.joined())` \(code.reason)")
            }
        }
    }
}
