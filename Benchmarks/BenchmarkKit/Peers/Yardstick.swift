/// Carries what was published of other libraries over to this machine, by what loro takes here and took there.
struct Yardstick {
    /// CRDTKit's figures.
    let ours: [BenchmarkResult]

    /// Loro's, of the same run.
    let loro: [BenchmarkResult]

    let published: PublishedFigures
}

extension Yardstick {
    /// Typing: for what loro does not measure, it says how much slower this machine is.
    private static let general = "local"

    /// What the figure is called where loro's are less the cost of Python's calls.
    private static func loroName(_ figure: String) -> String { figure == general ? "local-net" : figure }

    private static func time(_ results: [BenchmarkResult], _ figure: String, _ trace: String?) -> Double? {
        results.last { $0.name == figure && $0.trace == trace }?.time
    }

    /// What CRDTKit takes, in milliseconds.
    func ourTime(_ figure: String, _ trace: String?) -> Double? { Self.time(ours, figure, trace) }

    /// What a library would take here, in milliseconds: loro as measured, others carried over.
    func time(of peer: String, _ figure: String, _ trace: String?) -> Double? {
        if peer == "loro" { return Self.time(loro, Self.loroName(figure), trace) }
        guard let trace, let known = PublishedFigures.middle(published.milliseconds, figure, peer, trace),
            let scale = scale(figure, trace)
        else { return nil }
        return known * scale
    }

    /// How many times as long as on the machine of the published figures loro took here.
    func scale(_ figure: String, _ trace: String?) -> Double? {
        if let trace, let measured = Self.time(loro, Self.loroName(figure), trace),
            let known = PublishedFigures.middle(published.milliseconds, figure, "loro", trace)
        {
            return measured / known
        }
        return figure == Self.general || trace == nil ? generalScale : scale(Self.general, trace)
    }

    /// The median over the recordings that loro typed.
    private var generalScale: Double? {
        let typed = loro.filter { $0.name == Self.loroName(Self.general) }
        let scales = typed.compactMap { result -> Double? in
            guard let trace = result.trace, let time = result.time,
                let known = PublishedFigures.middle(published.milliseconds, Self.general, "loro", trace)
            else { return nil }
            return time / known
        }.sorted()
        return scales.isEmpty ? nil : scales[scales.count / 2]
    }
}
