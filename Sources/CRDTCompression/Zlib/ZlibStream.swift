import CZlib

/// One of zlib's streams, compressing or decompressing, over memory that lies there as a whole.
struct ZlibStream: ~Copyable {
    /// At one address for the whole of its life, which zlib insists on.
    private let stream: UnsafeMutablePointer<z_stream>
    private let end: (UnsafeMutablePointer<z_stream>) -> Int32

    /// The largest window, and no frame around the stream: raw DEFLATE.
    private static let rawWindow: Int32 = -15

    private init(
        start: (UnsafeMutablePointer<z_stream>) -> Int32,
        end: @escaping (UnsafeMutablePointer<z_stream>) -> Int32
    ) {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        self.end = end
        let result = start(stream)
        // It fails for want of memory, as any allocation may, or because the zlib at hand is not the one of its header.
        precondition(result == Z_OK, "zlib can't be started: \(result)")
    }

    deinit {
        _ = end(stream)
        stream.deallocate()
    }
}

extension ZlibStream {
    private static var size: Int32 { Int32(MemoryLayout<z_stream>.size) }

    static func compressing(level: Int) -> ZlibStream {
        // 9 is the most memory that zlib takes to find repetitions.
        ZlibStream(
            start: {
                deflateInit2_($0, Int32(level), Z_DEFLATED, rawWindow, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
            },
            end: deflateEnd
        )
    }

    static func decompressing() -> ZlibStream {
        ZlibStream(start: { inflateInit2_($0, rawWindow, ZLIB_VERSION, size) }, end: inflateEnd)
    }

    /// What all of the input becomes, or nil if that is not the whole of a stream or takes more than `capacity` bytes.
    consuming func run(
        _ step: (UnsafeMutablePointer<z_stream>, Int32) -> Int32,
        over input: [UInt8],
        capacity: Int
    ) -> [UInt8]? {
        var isWhole = false
        let result = input.withUnsafeBufferPointer { input in
            [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
                (isWhole, count) = run(step, from: input, into: output)
            }
        }
        return isWhole ? result : nil
    }

    /// Whether the input was a whole stream for which the output had room, and how much was written.
    private borrowing func run(
        _ step: (UnsafeMutablePointer<z_stream>, Int32) -> Int32,
        from input: UnsafeBufferPointer<UInt8>,
        into output: UnsafeMutableBufferPointer<UInt8>
    ) -> (isWhole: Bool, written: Int) {
        stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.pointee.next_out = output.baseAddress
        var (read, written) = (0, 0)
        while true {
            // zlib counts in 32 bits, so what is larger goes to it in pieces.
            let available = UInt32(clamping: input.count - read)
            let room = UInt32(clamping: output.count - written)
            stream.pointee.avail_in = available
            stream.pointee.avail_out = room
            let result = step(stream, Int(available) == input.count - read ? Z_FINISH : Z_NO_FLUSH)
            let taken = Int(available - stream.pointee.avail_in)
            let given = Int(room - stream.pointee.avail_out)
            read += taken
            written += given
            if result == Z_STREAM_END { return (read == input.count, written) }
            let canGoOn = (result == Z_OK || result == Z_BUF_ERROR) && taken + given > 0
            if !canGoOn { return (false, written) }
        }
    }
}
