/// Where a replica puts the messages it wants sent.
public struct Outbox<Message: Sendable>: Sendable {
    struct Letter: Sendable {
        var destination: Int
        var message: Message
    }

    var letters: [Letter] = []

    /// Whether the replica is to be saved as it is.
    var savesReplica = false
    private let seat: Int
    private let replicas: Int

    init(seat: Int, replicas: Int) {
        self.seat = seat
        self.replicas = replicas
    }
}

extension Outbox {
    /// Saves the replica on its disk once it has done what it is doing. What it edits is saved anyway; what else it took in since
    /// its last edit is lost in a crash without this.
    public mutating func save() { savesReplica = true }

    /// Sends a message to one other replica.
    public mutating func send(_ message: Message, to destination: Int) {
        precondition(destination != seat && (0..<replicas).contains(destination), "a message goes to another replica")
        letters.append(Letter(destination: destination, message: message))
    }

    /// Sends a message to every other replica.
    public mutating func broadcast(_ message: Message) {
        for destination in 0..<replicas where destination != seat {
            letters.append(Letter(destination: destination, message: message))
        }
    }
}
