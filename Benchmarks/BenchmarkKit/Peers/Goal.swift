/// What one figure is to be at most.
struct Goal: Decodable {
    /// CRDTKit's figure.
    let figure: String

    /// The recordings for which it counts; nil for all.
    let traces: [String]?

    /// Set against this library's figure of the same name…
    let peer: String?

    /// …or against this other figure of CRDTKit's…
    let own: String?

    /// …so many times.
    let times: Double?

    /// Or so much on the machine of the published figures.
    let milliseconds: Double?

    /// Or so much.
    let bytes: Double?
}
