package import ReplicaSim

/// What one executable's command line is about: its name, and the workloads that its commands take.
///
/// An executable has one, which all its commands and their help read; it is bound around the whole run, so that tests may
/// bind others beside each other.
package struct Catalogue: Sendable {
    /// What the executable is called.
    package let name: String

    /// Its version.
    package let version: String

    /// What is run when no workload is named.
    package let standard: String

    /// What `hunt` and `explore` take when no workload is named.
    package let hunted: [Workload]

    /// What `run` knows and lists.
    package let runnable: [Workload]

    /// All workloads that can be named.
    package let known: [Workload]

    /// What is in force.
    @TaskLocal package static var current = Catalogue(name: "", version: "", hunted: [])

    package init(
        name: String,
        version: String,
        hunted: [Workload],
        runnable: [Workload]? = nil,
        known: [Workload]? = nil
    ) {
        self.name = name
        self.version = version
        standard = (runnable ?? hunted).first?.name ?? ""
        self.hunted = hunted
        self.runnable = runnable ?? hunted
        self.known = known ?? runnable ?? hunted
    }
}

extension Catalogue {
    /// Their names and summaries for the help.
    var list: String {
        let width = runnable.map(\.name.count).max() ?? 0
        return runnable.map { workload in
            guard !workload.summary.isEmpty else { return "  \(workload.name)" }
            let padding = String(repeating: " ", count: width - workload.name.count)
            return "  \(workload.name)\(padding)  \(workload.summary)"
        }.joined(separator: "\n")
    }
}
