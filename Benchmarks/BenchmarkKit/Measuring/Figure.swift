/// Something to measure: one line of a report, or a few that belong together.
struct Figure {
    let name: String

    /// Measures it; the first argument is the name.
    let measure: (String, Bench) throws -> [BenchmarkResult]

    init(_ name: String, _ measure: @escaping (String, Bench) throws -> [BenchmarkResult]) {
        self.name = name
        self.measure = measure
    }
}
