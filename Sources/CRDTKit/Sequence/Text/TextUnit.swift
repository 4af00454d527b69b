/// A unit in which places in a text can be counted.
public enum TextUnit: Hashable, Sendable, Codable {
    /// Bytes of UTF-8, as servers, files and most other languages count.
    case utf8

    /// Code units of UTF-16, as `NSString`, text views and JavaScript count.
    case utf16

    /// Unicode scalars, which are the elements of an ``RGAText``.
    case scalar

    /// Characters, as Swift's `String` and readers count: extended grapheme clusters.
    case character
}
