/// What a keystroke did to a text, said in one number.
///
/// Most changes of a text are these two. History adds one to a run of the like without its operation being written first,
/// and writes the operation where there is no such run.
public struct Keystroke: BitwiseCopyable, Sendable {
    enum Kind: UInt8, Sendable {
        /// One scalar was typed right after the author's last one.
        case typed

        /// One of the author's own scalars was removed.
        case erased
    }

    let kind: Kind

    /// The UTF-8 of the scalar that was typed, first byte lowest, or how far back the id of the removed one lies, as
    /// ``WireWriter`` writes it.
    let number: UInt64

    private init(_ kind: Kind, _ number: UInt64) {
        self.kind = kind
        self.number = number
    }
}

extension Keystroke {
    /// The scalar that begins at a place in valid UTF-8 was typed after the one with the id before.
    @inline(__always)
    static func typed(_ utf8: [UInt8], at start: Int) -> Keystroke {
        let first = utf8[start]
        var number = UInt64(first)
        if first >= 0x80 {
            for index in 1..<UTF8Scalar.length(of: first) {
                number |= UInt64(utf8[start + index]) &<< UInt64(8 * index)
            }
        }
        return Keystroke(.typed, number)
    }

    /// The scalar with one of the author's ids was removed.
    /// - Parameters:
    ///   - counter: the counter of that id.
    ///   - base: the first counter of the change.
    @inline(__always)
    static func erased(_ counter: UInt64, from base: UInt64) -> Keystroke {
        Keystroke(.erased, (base &- counter) &<< 1)
    }

    /// The same with a number that is greater.
    func advanced(by growth: UInt64) -> Keystroke { Keystroke(kind, number &+ growth) }

    /// The counter of the id that was erased, if it can be one.
    @inline(__always)
    func erasedCounter(from base: UInt64) -> UInt64? {
        let distance = number &>> 1
        return number & 1 == 0 && distance > 0 && distance < base ? base - distance : nil
    }

    /// The keystroke that some bytes are the operation of, if they are one.
    @inline(__always)
    init?(_ bytes: [UInt8], in range: Range<Int>) {
        let start = range.lowerBound
        let end = range.upperBound
        guard Self.lengths.contains(range.count) else { return nil }
        if bytes[start] == SequenceOperationKind.insert {
            guard range.count <= 8, bytes[start + 1] == 0, bytes[start + 2] == 2, bytes[start + 3] == range.count - 4,
                UTF8Scalar.isValid(bytes, in: start + 4..<end)
            else { return nil }
            self = .typed(bytes, at: start + 4)
        } else {
            guard bytes[start] == SequenceOperationKind.remove, bytes[start + 1] == 1, bytes[start + 2] == 0,
                bytes[end - 1] == 1
            else { return nil }
            self.init(.erased, ChangeRun.number(bytes, start + 3..<end - 1))
            // The number must be written as it would be here.
            guard range.count == length, bytes[end - 2] < 0x80,
                bytes[start + 3..<end - 2].allSatisfy({ $0 >= 0x80 })
            else { return nil }
        }
    }

    /// How many bytes an operation can take.
    static var lengths: ClosedRange<Int> { 5...13 }

    /// How many bytes the operation takes.
    @inline(__always)
    var length: Int {
        switch kind {
        case .typed: 4 + scalarLength
        case .erased: 4 + numberLength
        }
    }

    /// How many bytes of UTF-8 were typed.
    @inline(__always)
    var scalarLength: Int { UTF8Scalar.length(of: UInt8(truncatingIfNeeded: number)) }

    /// Writes what was typed.
    @inline(__always)
    func writeScalar(to bytes: inout [UInt8]) {
        bytes.append(UInt8(truncatingIfNeeded: number))
        if number < 0x80 { return }
        for index in 1..<scalarLength { bytes.append(UInt8(truncatingIfNeeded: number &>> UInt64(8 * index))) }
    }

    /// How many bytes the number takes as LEB128.
    @inline(__always)
    var numberLength: Int { (70 - (number | 1).leadingZeroBitCount) / 7 }

    /// Writes the operation.
    func write(to bytes: inout [UInt8]) {
        switch kind {
        case .typed:
            bytes.append(SequenceOperationKind.insert)
            bytes.append(0)
            bytes.append(2)
            bytes.append(UInt8(truncatingIfNeeded: scalarLength))
            writeScalar(to: &bytes)
        case .erased:
            bytes.append(SequenceOperationKind.remove)
            bytes.append(1)
            bytes.append(0)
            var rest = number
            while rest >= 0x80 {
                bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
                rest &>>= 7
            }
            bytes.append(UInt8(truncatingIfNeeded: rest))
            bytes.append(1)
        }
    }
}

extension Change {
    /// What was typed or erased, if that is all the change does.
    @inline(__always)
    var keystroke: Keystroke? {
        isSelfContained && count == 1 ? Keystroke(operations, in: 0..<operations.count) : nil
    }
}
