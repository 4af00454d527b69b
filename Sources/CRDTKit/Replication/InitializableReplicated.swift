/// A replicated type with a state that every replica begins with, so that documents and maps can create it.
///
/// All types of the library are, but for an ``LWWRegister`` whose value has no natural beginning: give it one where it is
/// declared, as in `@LWWRegister var title = "Untitled"`.
public protocol InitializableReplicated: Replicated {
    /// Creates the value that every replica begins with.
    init()
}
