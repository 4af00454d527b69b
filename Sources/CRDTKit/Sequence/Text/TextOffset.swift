/// A place in a text, counted from its start in one unit: one of ``UTF8Offset``, ``UTF16Offset``, ``ScalarOffset`` and
/// ``CharacterOffset``.
///
/// Each unit is a type of its own, so that one is not taken for another. Where an offset is expected write `.utf16(3)`,
/// and where a range is, `.utf16(3..<5)`.
public protocol TextOffset: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
    /// The unit in which offsets of this type count.
    static var unit: TextUnit { get }

    /// How many units stand before the place.
    var value: Int { get }

    /// Creates the offset with that many units before it.
    init(_ value: Int)
}

extension TextOffset {
    /// Orders by place.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.value < rhs.value }

    /// The offset that many units further on.
    public static func + (offset: Self, distance: Int) -> Self { Self(offset.value + distance) }

    /// The offset that many units earlier.
    public static func - (offset: Self, distance: Int) -> Self { Self(offset.value - distance) }

    /// How many units apart two offsets are.
    public static func - (left: Self, right: Self) -> Int { left.value - right.value }

    /// The number and the unit.
    public var description: String { "\(value) (\(Self.unit))" }
}
