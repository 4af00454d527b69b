/// What one figure is to be at most, or at least.
struct Goal {
    /// How it is given.
    enum Limit {
        case bytes(Double)

        /// On the machine of the published figures.
        case milliseconds(Double)
        case nanosecondsPerOperation(Double)

        /// Of the figure's own yardstick.
        case ratio(Double)
        case allocationsPerOperation(Double)

        /// At least so much.
        case megabytesPerSecond(Double)

        /// So many times another of CRDTKit's figures.
        case own(String, Double)

        /// So many times a library's figure of the same name.
        case peer(String, Double)
    }

    /// CRDTKit's figure.
    let figure: String

    /// The recordings for which it counts; nil for all.
    let traces: [String]?

    let limit: Limit
}

extension Goal: Decodable {
    private enum Key: String, CodingKey {
        case figure, traces, bytes, milliseconds, nanosecondsPerOperation, ratio, allocationsPerOperation
        case megabytesPerSecond, own, peer, times
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        figure = try fields.decode(String.self, forKey: .figure)
        traces = try fields.decodeIfPresent([String].self, forKey: .traces)
        let kinds: [(Key, (Double) -> Limit)] = [
            (.bytes, Limit.bytes), (.milliseconds, Limit.milliseconds), (.ratio, Limit.ratio),
            (.nanosecondsPerOperation, Limit.nanosecondsPerOperation),
            (.allocationsPerOperation, Limit.allocationsPerOperation), (.megabytesPerSecond, Limit.megabytesPerSecond),
        ]
        if let (key, kind) = kinds.first(where: { fields.contains($0.0) }) {
            limit = kind(try fields.decode(Double.self, forKey: key))
        } else if let own = try fields.decodeIfPresent(String.self, forKey: .own) {
            limit = .own(own, try fields.decode(Double.self, forKey: .times))
        } else {
            let peer = try fields.decode(String.self, forKey: .peer)
            limit = .peer(peer, try fields.decode(Double.self, forKey: .times))
        }
    }
}
