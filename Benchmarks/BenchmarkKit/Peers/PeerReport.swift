/// Every figure against every library that has one.
struct PeerReport {
    let yardstick: Yardstick
}

extension PeerReport {
    var table: Table {
        Table(
            titles: ["figure", "trace", "ours", "theirs", "unit", "against", "ratio"],
            rows: comparands.map(\.cells),
            words: [0, 1, 4, 5]
        )
    }

    /// Times, then bytes, in the order of CRDTKit's figures.
    var comparands: [Comparand] {
        yardstick.ours.flatMap { result -> [Comparand] in
            guard let trace = result.trace else { return [] }
            return times(result, trace) + bytes(result, trace)
        }
    }

    private func times(_ result: BenchmarkResult, _ trace: String) -> [Comparand] {
        guard let ours = result.time else { return [] }
        let known = yardstick.published.milliseconds[result.name] ?? [:]
        return Set(known.keys).union(["loro"]).sorted().compactMap { peer in
            yardstick.time(of: peer, result.name, trace).map {
                Comparand(trace: trace, figure: result.name, ours: ours, theirs: $0, unit: "ms", against: peer)
            }
        }
    }

    private func bytes(_ result: BenchmarkResult, _ trace: String) -> [Comparand] {
        guard let ours = result.bytes else { return [] }
        let known = yardstick.published.bytes
        return (known[result.name] ?? [:]).keys.sorted().compactMap { peer in
            PublishedFigures.middle(known, result.name, peer, trace).map {
                Comparand(
                    trace: trace,
                    figure: result.name,
                    ours: Double(ours),
                    theirs: $0,
                    unit: "bytes",
                    against: peer
                )
            }
        }
    }
}
