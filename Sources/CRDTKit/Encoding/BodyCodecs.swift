/// The codecs that may occur in what is read, and how much larger than what was stored a body may become.
///
/// An array of codecs will do wherever the limit is right as it is: `codecs: [ZlibCodec()]`.
public struct BodyCodecs: Sendable {
    private let codecs: [any BodyCodec]

    /// How many times as large as what is stored a body may be, once that is more than ``smallBodySize``.
    public let maximumExpansion: Int

    /// Creates a choice of codecs.
    /// - Parameters:
    ///   - codecs: no two of the same number.
    ///   - maximumExpansion: at least 1. The default refuses what only a forger would send: nothing is *written* that
    ///     expands more. DEFLATE expands 1032 times at most.
    public init(_ codecs: [any BodyCodec], maximumExpansion: Int = Self.defaultMaximumExpansion) {
        precondition(maximumExpansion >= 1, "a body can't be smaller than what is stored")
        precondition(Set(codecs.map(\.number)).count == codecs.count, "codecs have different numbers")
        precondition(!codecs.contains { $0.number == WireContainer.plainCodec }, "number 0 stands for a plain body")
        self.codecs = codecs
        self.maximumExpansion = maximumExpansion
    }
}

extension BodyCodecs {
    /// How many times as large as what is stored a body may be unless the reader says otherwise. Text and its history
    /// usually expand three to eight times.
    public static let defaultMaximumExpansion = 32

    /// The size in bytes up to which a body may expand without limit: 1 MiB.
    public static let smallBodySize = 1 << 20

    /// The codec of that number.
    func codec(numbered number: UInt8) -> (any BodyCodec)? {
        codecs.first { $0.number == number }
    }

    /// Whether `storedSize` bytes may become a body of `size` bytes.
    func admits(size: Int, storedSize: Int) -> Bool {
        let (limit, overflow) = storedSize.multipliedReportingOverflow(by: maximumExpansion)
        return size <= Self.smallBodySize || overflow || size <= limit
    }
}

extension BodyCodecs: ExpressibleByArrayLiteral {
    /// Creates a choice of codecs with the default limit.
    public init(arrayLiteral codecs: any BodyCodec...) {
        self.init(codecs)
    }
}
