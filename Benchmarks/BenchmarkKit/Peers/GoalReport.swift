/// Every figure that has a goal.
struct GoalReport {
    let yardstick: Yardstick
}

extension GoalReport {
    var table: Table {
        Table(
            titles: ["figure", "trace", "ours", "goal", "unit", "which is", "ratio", ""],
            rows: comparands.map { $0.cells + [$0.isReached ? "met" : "MISSED"] },
            words: [0, 1, 4, 5, 7]
        )
    }

    /// In the order of the goals.
    var comparands: [Comparand] {
        yardstick.published.goals.flatMap { goal in
            yardstick.ours.filter { $0.name == goal.figure }.compactMap { result in
                if let traces = goal.traces, !traces.contains(result.trace ?? "") { return nil }
                return comparand(goal, result)
            }
        }
    }

    private func comparand(_ goal: Goal, _ result: BenchmarkResult) -> Comparand? {
        func against(
            _ ours: Double?,
            _ theirs: Double?,
            _ unit: String,
            _ name: String,
            moreIsBetter: Bool = false
        ) -> Comparand? {
            guard let ours, let theirs else { return nil }
            return Comparand(
                trace: result.trace,
                figure: result.name,
                ours: ours,
                theirs: theirs,
                unit: unit,
                against: name,
                moreIsBetter: moreIsBetter
            )
        }
        let scale = yardstick.scale(goal.figure, result.trace)
        let bytes = result.bytes.map(Double.init)
        switch goal.limit {
        case .bytes(let limit): return against(bytes, limit, "bytes", "at most")
        case .milliseconds(let limit):
            return against(result.time, scale.map { $0 * limit }, "ms", "\(ResultTable.decimal(limit)) ms there")
        case .nanosecondsPerOperation(let limit):
            return against(result.nanosecondsPerOperation, limit, "ns", "at most")
        case .ratio(let limit): return against(result.ratio, limit, "×", result.yardstick ?? "")
        case .allocationsPerOperation(let limit):
            return against(result.allocationsPerOperation, limit, "allocations", "at most")
        case .megabytesPerSecond(let limit):
            return against(result.megabytesPerSecond, limit, "MB/s", "at least", moreIsBetter: true)
        case .own(let figure, let times):
            let other = yardstick.ourTime(figure, result.trace)
            return against(result.time, other.map { $0 * times }, "ms", Self.name(times, figure))
        case .peer(let peer, let times):
            let published = yardstick.published.bytes
            if let trace = result.trace,
                let other = PublishedFigures.middle(published, goal.figure, peer, trace)
            {
                return against(bytes, other * times, "bytes", Self.name(times, peer))
            }
            let other = yardstick.time(of: peer, goal.figure, result.trace)
            return against(result.time, other.map { $0 * times }, "ms", Self.name(times, peer))
        }
    }

    private static func name(_ times: Double, _ what: String) -> String {
        times == 1 ? what : "\(ResultTable.decimal(times)) × \(what)"
    }
}
