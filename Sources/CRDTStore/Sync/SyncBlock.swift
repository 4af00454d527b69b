/// Why sync can't go on until somebody does something about it. Nothing is given up meanwhile, and it is tried again.
public enum SyncBlock: String, Hashable, Sendable, CaseIterable {
    /// The other side wants the user to sign in again.
    case authentication

    /// There is no room left on the other side.
    case quota

    /// The key to read or write a document is not here.
    case key

    /// The other side speaks a version that this app doesn't.
    case version

    /// The other side belongs to another account than the store.
    case account

    /// This device's clock is too far from the truth.
    case clockSkew

    /// Two copies of the store edit under one identity.
    case clonedIdentity

    /// The other side refused for good what it was sent or asked.
    case rejected
}

extension SyncBlock {
    /// What a user is told, in English; also the key under which an app has it in other languages.
    public var messageKey: String {
        switch self {
        case .authentication: "Sign in again to sync"
        case .quota: "No space left where this is synced"
        case .key: "Waiting for the key"
        case .version: "Update the app to sync"
        case .account: "Signed in to another account"
        case .clockSkew: "Set this device's clock to sync"
        case .clonedIdentity: "Another copy of this data uses the same identity"
        case .rejected: "A change was rejected"
        }
    }
}
