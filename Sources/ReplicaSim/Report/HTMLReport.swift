/// One self-contained page that shows runs as space-time diagrams: a lane for each replica, what happened there, and arrows
/// for messages. It needs no network; light or dark as its reader prefers.
public struct HTMLReport: Sendable {
    private var films: [(title: String, film: Film)] = []
    private let title: String

    /// Creates a page.
    /// - Parameter title: what stands above it.
    public init(title: String) {
        self.title = title
    }
}

extension HTMLReport {
    /// Adds a run; the one added last is shown first.
    public mutating func add(_ film: Film, title: String) { films.append((title, film)) }

    /// The page.
    public var page: String {
        let data = films.map { Self.data($0.title, $0.film) }.joined(separator: ",\n")
        return HTMLTemplate.page.replacing("@TITLE@", with: Self.escaped(title))
            .replacing("@DATA@", with: "[\(data)]".replacing("</", with: "<\\/"))
    }

    private static func data(_ title: String, _ film: Film) -> String {
        var object = JSONObject()
        object.add("title", title)
        object.add("replicas", film.result.configuration.replicas)
        object.add("verdict", film.result.verdict.rawValue)
        object.add("problem", film.result.sighting.map { "\($0.violation)" } ?? "")
        object.add("partitions", bands: film.result.partitions)
        object.add("steps", frames: film.frames)
        return object.line
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }
}

extension JSONObject {
    fileprivate mutating func add(_ key: String, bands partitions: [Partition]) {
        let objects = partitions.map { partition in
            var object = JSONObject()
            object.add("from", Int(partition.start))
            object.add("to", Int(partition.end))
            object.add("kind", partition.kind.rawValue)
            object.add("camps", partition.camps.map { "\($0)" })
            return object.line
        }
        addRaw(key, "[\(objects.joined(separator: ","))]")
    }

    fileprivate mutating func add(_ key: String, frames: [Film.Frame]) {
        let objects = frames.map { frame in
            var object = JSONObject()
            object.add("id", Int(frame.step.id))
            object.add("t", Int(frame.step.time))
            object.add("r", frame.step.replica)
            object.add("k", frame.step.kind)
            object.add("x", frame.step.words)
            if let message = frame.step.message {
                object.add("c", Int(message.cause))
                object.add("p", Int(message.place))
            }
            if !frame.receivers.isEmpty { object.addRaw("to", "\(frame.receivers)") }
            object.add("v", frame.content)
            object.add("w", frame.version)
            return object.line
        }
        addRaw(key, "[\(objects.joined(separator: ","))]")
    }
}

extension Step {
    /// What filters and colours go by.
    fileprivate var kind: String {
        switch action {
        case .edit: "edit"
        case .tick: "timer"
        case .delivery: "message"
        case .restart, .damage: "crash"
        case .clock: "clock"
        case .heal: "heal"
        }
    }

    /// What happens, in words.
    fileprivate var words: String {
        switch action {
        case .edit(_, nil), .edit(_, []): "edit"
        case .edit(_, let draws): "edit " + (draws ?? []).prefix(12).map { "\($0)" }.joined(separator: ".")
        case .tick: "timer"
        case .delivery(_, let damage): damage == nil ? "message arrives" : "damaged message arrives"
        case .restart(0): "crash and restart"
        case .restart(let backup): "restart from a backup \(backup) edits old"
        case .damage(let damage): "what it saved last is \(damage.kind)"
        case .clock(let setting):
            setting.frozen.map { "clock stands at \($0)" }
                ?? "clock off by \(setting.offset) ms, drifting \(setting.drift) ppm"
        case .heal: "all faults end"
        }
    }
}
