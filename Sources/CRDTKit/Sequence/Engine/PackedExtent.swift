/// How much visible content a subtree measures in each unit, in four lanes so that sums take one instruction.
///
/// Arithmetic wraps: a difference below zero is a large number that adds up right again.
struct PackedExtent: Equatable, BitwiseCopyable, Sendable {
    /// Elements, units of storage, UTF-16 code units, nothing.
    var lanes: SIMD4<UInt32>
}

extension PackedExtent {
    static var zero: PackedExtent { PackedExtent(lanes: .zero) }

    @inline(__always)
    init(elements: UInt32, storage: UInt32, utf16: UInt32) {
        lanes = SIMD4(elements, storage, utf16, 0)
    }

    init(_ extent: ContentExtent) {
        self.init(
            elements: UInt32(truncatingIfNeeded: extent.elements),
            storage: UInt32(truncatingIfNeeded: extent.storage),
            utf16: UInt32(truncatingIfNeeded: extent.utf16)
        )
    }

    var elements: Int { Int(lanes.x) }
    var storage: Int { Int(lanes.y) }
    var utf16: Int { Int(lanes.z) }

    @inline(__always)
    static func + (left: PackedExtent, right: PackedExtent) -> PackedExtent {
        PackedExtent(lanes: left.lanes &+ right.lanes)
    }

    @inline(__always)
    static func - (left: PackedExtent, right: PackedExtent) -> PackedExtent {
        PackedExtent(lanes: left.lanes &- right.lanes)
    }

    @inline(__always)
    static func += (left: inout PackedExtent, right: PackedExtent) { left = left + right }

    @inline(__always)
    static func -= (left: inout PackedExtent, right: PackedExtent) { left = left - right }
}
