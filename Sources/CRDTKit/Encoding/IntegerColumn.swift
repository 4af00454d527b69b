/// A column of integers, written as runs of equal values and stretches of different ones.
///
/// Each piece is a signed header: n > 0 says that the next value stands n times, n < 0 that −n values follow.
enum IntegerColumn {
    /// A run shorter than this costs less within a stretch.
    private static let shortestRun = 3

    static func encode(_ values: [Int64], to writer: inout WireWriter) {
        var index = 0
        var stretchStart = 0
        while index < values.count {
            var end = index + 1
            while end < values.count && values[end] == values[index] { end += 1 }
            if end - index >= shortestRun {
                writeStretch(values[stretchStart..<index], to: &writer)
                writer.write(Int64(end - index))
                writer.write(values[index])
                stretchStart = end
            }
            index = end
        }
        writeStretch(values[stretchStart...], to: &writer)
    }

    private static func writeStretch(_ values: ArraySlice<Int64>, to writer: inout WireWriter) {
        if values.isEmpty { return }
        writer.write(-Int64(values.count))
        writer.write(values)
    }

    /// Reads exactly `count` values. The caller has checked that `count` is in proportion to the input.
    static func decode(_ count: Int, from reader: inout WireReader) throws(WireError) -> [Int64] {
        var values: [Int64] = []
        values.reserveCapacity(count)
        while values.count < count {
            let header = try reader.readInt64()
            guard header != 0, header.magnitude <= UInt64(count - values.count) else {
                throw reader.failure(.invalid("run length"))
            }
            if header > 0 {
                values.append(contentsOf: repeatElement(try reader.readInt64(), count: Int(header)))
            } else {
                try reader.readInt64s(Int(header.magnitude), onto: &values)
            }
        }
        return values
    }
}
