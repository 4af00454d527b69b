import CRDTKit

/// A change to be written, and whether others must learn of it from here.
struct UnsavedChange: Sendable {
    let change: Change
    let isLocal: Bool
}
