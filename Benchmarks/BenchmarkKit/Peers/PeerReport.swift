/// CRDTKit's figures beside loro's of the same run, and beside those of others, which loro's carry to this machine.
struct PeerReport {
    private let ours: [BenchmarkResult]
    private let loro: [BenchmarkResult]
    private let published: PublishedFigures

    init(ours: [BenchmarkResult], loro: [BenchmarkResult], published: PublishedFigures) {
        self.ours = ours
        self.loro = loro
        self.published = published
    }
}

extension PeerReport {
    /// What loro does not measure is carried over by how much slower this machine is for its typing.
    private static let yardstick = "local"

    /// What the figure is called where loro's are less the cost of Python's calls.
    private static func loroName(_ figure: String) -> String { figure == "local" ? "local-net" : figure }

    private func time(_ results: [BenchmarkResult], _ figure: String, _ trace: String) -> Double? {
        let result = results.last { $0.name == figure && $0.trace == trace }
        return result?.processorMilliseconds ?? result?.milliseconds
    }

    /// How many times as long as on the machine of the published figures loro took here.
    private func scale(_ figure: String, _ trace: String) -> Double? {
        if let measured = time(loro, Self.loroName(figure), trace),
            let known = PublishedFigures.middle(published.milliseconds, figure, "loro", trace)
        {
            return measured / known
        }
        return figure == Self.yardstick ? generalScale : scale(Self.yardstick, trace)
    }

    /// The median over the recordings that loro typed.
    private var generalScale: Double? {
        let traces = loro.filter { $0.name == Self.loroName(Self.yardstick) }.compactMap(\.trace)
        let scales = traces.compactMap { trace -> Double? in
            guard let measured = time(loro, Self.loroName(Self.yardstick), trace),
                let known = PublishedFigures.middle(published.milliseconds, Self.yardstick, "loro", trace)
            else { return nil }
            return measured / known
        }.sorted()
        return scales.isEmpty ? nil : scales[scales.count / 2]
    }

    /// What a library would take here: loro as measured, others carried over.
    private func peerTime(_ figure: String, _ peer: String, _ trace: String) -> Double? {
        if peer == "loro" { return time(loro, Self.loroName(figure), trace) }
        guard let known = PublishedFigures.middle(published.milliseconds, figure, peer, trace),
            let scale = scale(figure, trace)
        else { return nil }
        return known * scale
    }
}

extension PeerReport {
    /// One figure against another library's.
    struct Row {
        let trace: String
        let figure: String
        let ours: Double
        let against: String
        let theirs: Double
        let isTime: Bool
    }

    /// Every figure against every library.
    var comparisons: [Row] {
        ours.flatMap { result -> [Row] in
            guard let trace = result.trace else { return [] }
            var rows: [Row] = []
            if let time = time(ours, result.name, trace) {
                let peers = Set((published.milliseconds[result.name] ?? [:]).keys).union(["loro"]).sorted()
                rows += peers.compactMap { peer in
                    peerTime(result.name, peer, trace).map {
                        Row(trace: trace, figure: result.name, ours: time, against: peer, theirs: $0, isTime: true)
                    }
                }
            }
            if let bytes = result.bytes {
                rows += (published.bytes[result.name] ?? [:]).keys.sorted().compactMap { peer in
                    PublishedFigures.middle(published.bytes, result.name, peer, trace).map {
                        Row(
                            trace: trace,
                            figure: result.name,
                            ours: Double(bytes),
                            against: peer,
                            theirs: $0,
                            isTime: false
                        )
                    }
                }
            }
            return rows
        }
    }

    /// Every figure that has a goal.
    var goals: [Row] {
        published.goals.flatMap { goal in
            ours.filter { $0.name == goal.figure }.compactMap { result in
                guard let trace = result.trace, goal.traces?.contains(trace) ?? true else { return nil }
                return row(goal, trace, result)
            }
        }
    }

    private func row(_ goal: Goal, _ trace: String, _ result: BenchmarkResult) -> Row? {
        let time = time(ours, goal.figure, trace)
        let bytes = result.bytes.map(Double.init)
        func row(_ ours: Double?, _ against: String, _ theirs: Double?, isTime: Bool) -> Row? {
            guard let ours, let theirs else { return nil }
            return Row(
                trace: trace,
                figure: goal.figure,
                ours: ours,
                against: against,
                theirs: theirs,
                isTime: isTime
            )
        }
        if let limit = goal.bytes { return row(bytes, "\(Int(limit)) bytes", limit, isTime: false) }
        if let limit = goal.milliseconds {
            let text = ResultTable.decimal(limit)
            return row(time, "\(text) ms there", scale(goal.figure, trace).map { $0 * limit }, isTime: true)
        }
        guard let times = goal.times else { return nil }
        let factor = times == 1 ? "" : "\(ResultTable.decimal(times)) × "
        if let own = goal.own {
            return row(time, factor + own, self.time(ours, own, trace).map { $0 * times }, isTime: true)
        }
        guard let peer = goal.peer else { return nil }
        if let limit = PublishedFigures.middle(published.bytes, goal.figure, peer, trace) {
            return row(bytes, factor + peer, limit * times, isTime: false)
        }
        return row(time, factor + peer, peerTime(goal.figure, peer, trace).map { $0 * times }, isTime: true)
    }
}

extension PeerReport.Row {
    /// How many times the other's ours is.
    var ratio: Double { ours / theirs }

    /// As cells of a table.
    var cells: [String] {
        let text = isTime ? ResultTable.decimal : { String(Int($0)) }
        let unit = isTime ? "ms" : "bytes"
        return [trace, figure, text(ours), text(theirs), unit, against, ResultTable.decimal(ratio)]
    }
}

extension PeerReport {
    /// Both as tables.
    var text: String {
        let titles = ["trace", "figure", "ours", "theirs", "unit", "against", "ratio"]
        let comparison = ResultTable.aligned(
            [titles] + comparisons.map(\.cells),
            isText: [true, true, false, false, true, true, false]
        )
        let goals = ResultTable.aligned(
            [["trace", "figure", "ours", "goal", "unit", "which is", "ratio", ""]]
                + goals.map { $0.cells + [$0.ratio <= 1 ? "met" : "MISSED"] },
            isText: [true, true, false, false, true, true, false, true]
        )
        return "Beside others (loro measured here, others carried over by its figures)\n\n\(comparison)\n"
            + "Goals\n\n\(goals)"
    }
}
