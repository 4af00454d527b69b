/// Some replicas, what they went through, and the states they had on the way.
struct LawScenario<State> {
    /// A state by the name under which reports speak of it; the name is empty while nothing is reported.
    struct Named {
        let name: String
        let state: State
    }

    /// The states of each replica, oldest first; the last is the current one.
    var histories: [[State]]
    /// The states before and after each operation.
    var operations: [(before: State, after: State, replica: Int)] = []

    init(_ initial: [State]) {
        histories = initial.map { [$0] }
    }
}

extension LawScenario {
    func named(_ replica: Int, age: Int = 0, isReporting: Bool) -> Named {
        Named(name: isReporting ? Self.name(of: replica, age: age) : "", state: state(of: replica, age: age))
    }

    static func name(of replica: Int, age: Int) -> String {
        age == 0 ? "r\(replica)" : "old r\(replica) (\(age) back)"
    }

    func state(of replica: Int, age: Int = 0) -> State {
        histories[replica][histories[replica].count - 1 - age]
    }
}
