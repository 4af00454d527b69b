/// A check of ``Expect`` that did not hold.
public struct ExpectationFailure: Error, Sendable {
    /// What did not hold.
    public let message: String
    /// Where the check stands: module and file name.
    public let fileID: String
    /// Where the check stands: the line.
    public let line: UInt

    init(message: String, fileID: StaticString, line: UInt) {
        self.message = message
        self.fileID = "\(fileID)"
        self.line = line
    }
}

extension ExpectationFailure: DistinguishableFailure {
    /// The place of the check.
    public var failureIdentity: String { "\(fileID):\(line)" }
}

extension ExpectationFailure: CustomStringConvertible {
    /// What did not hold, and where the check stands.
    public var description: String { "\(message) (\(fileID):\(line))" }
}
