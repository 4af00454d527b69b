/// An error that says which failure it stands for, so that shrinking does not slip from one mistake to another.
///
/// While it shrinks, PropertyKit only accepts examples that fail in the same way: with an error of the same type and, if
/// the type conforms to this protocol, of equal identity.
public protocol DistinguishableFailure: Error {
    /// What failed, without the details that differ from example to example.
    var failureIdentity: String { get }
}
