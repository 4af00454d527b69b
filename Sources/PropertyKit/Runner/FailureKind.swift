/// The kind of a failure, held fixed while it shrinks.
struct FailureKind: Equatable {
    let type: ObjectIdentifier
    let identity: String
}

extension FailureKind {
    init(_ error: any Error) {
        type = ObjectIdentifier(Swift.type(of: error))
        identity = (error as? any DistinguishableFailure)?.failureIdentity ?? ""
    }
}
