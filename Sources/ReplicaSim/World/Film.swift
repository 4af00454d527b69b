/// A run with what there was to see after each of its steps, for pictures.
public struct Film: Sendable {
    /// What a replica showed after a step that happened there.
    public struct Frame: Sendable, Hashable {
        /// The step.
        public let step: Step

        /// What the replica shows.
        public let content: String

        /// What it has seen.
        public let version: String

        /// To whom the step sent messages, in the order of their places.
        public var receivers: [Int] = []
    }

    /// The frames, in the order of the steps.
    public internal(set) var frames: [Frame] = []

    /// What came of the run.
    public internal(set) var result: RunResult

    /// How long texts get, in characters.
    static let longestText = 200
}

extension World {
    /// Runs to the end and keeps what there is to see after each step.
    mutating func film() -> Film {
        frames = []
        let result = run()
        return Film(frames: frames ?? [], result: result)
    }

    /// Takes a picture of the replica at which something has just happened.
    mutating func takePicture(of index: Int, after count: Int) {
        guard frames != nil, let recording, recording.count > count else { return }
        for step in recording[count...] {
            let content = String(replicas[index].contentDescription.prefix(Film.longestText))
            let version = String(replicas[index].versionDescription.prefix(Film.longestText))
            frames?.append(
                Film.Frame(
                    step: step,
                    content: content,
                    version: version,
                    receivers: step.id == recording[recording.count - 1].id
                        ? outboxes[index].letters.map(\.destination) : []
                )
            )
        }
    }
}
