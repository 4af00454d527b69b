import Foundation

/// Files by the system's calls, where the order of writing, flushing and renaming matters.
enum DurableFile {
    /// Writes a file that is there whole or not at all: through another name, flushed before it gets its own, and the
    /// folder after.
    static func write(_ bytes: [UInt8], to path: String, through temporary: String) throws(SyncFailure) {
        let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        guard file >= 0 else { throw failure(errno) }
        var code = writeAll(bytes, to: file)
        if code == 0 { code = flush(file) }
        if close(file) != 0 && code == 0 { code = errno }
        if code == 0 && rename(temporary, path) != 0 { code = errno }
        guard code == 0 else {
            unlink(temporary)
            throw failure(code)
        }
        try flushFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
    }

    /// Flushes a file that is written already, and gives it its name.
    static func publish(_ temporary: String, as path: String) throws(SyncFailure) {
        let file = open(temporary, O_RDWR)
        guard file >= 0 else { throw failure(errno) }
        var code = flush(file)
        close(file)
        if code == 0 && rename(temporary, path) != 0 { code = errno }
        if code != 0 { throw failure(code) }
        try flushFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
    }

    /// - Returns: 0, or the system's error number.
    private static func writeAll(_ bytes: [UInt8], to file: Int32) -> Int32 {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let count = Foundation.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0 && errno == EINTR { continue }
                if count <= 0 { return count < 0 ? errno : EIO }
                rest = rest.dropFirst(count)
            }
            return 0
        }
    }

    private static func flush(_ file: Int32) -> Int32 {
        #if canImport(Darwin)
            // There `fsync` leaves it in the disk's cache.
            if fcntl(file, F_FULLFSYNC) == 0 { return 0 }
        #endif
        return fsync(file) == 0 ? 0 : errno
    }

    private static func flushFolder(_ path: String) throws(SyncFailure) {
        let folder = open(path, O_RDONLY)
        guard folder >= 0 else { throw failure(errno) }
        defer { close(folder) }
        let code = flush(folder)
        // Some network shares can't flush folders.
        if code != 0 && code != EINVAL && code != ENOTSUP { throw failure(code) }
    }
}

extension DurableFile {
    /// Reads a file; nil if there is none.
    static func read(_ path: String, limit: Int) throws(TransportProblem.Cause) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_NONBLOCK)
        guard file >= 0 else {
            if errno == ENOENT { return nil }
            throw .unreadable(errno)
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw .unreadable(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .corrupt }
        guard status.st_size <= limit else { throw .tooLarge }
        var code: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, filled in
            while filled < buffer.count {
                let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
                let count = Foundation.read(file, rest.baseAddress, rest.count)
                if count < 0 && errno == EINTR { continue }
                if count < 0 { code = errno }
                if count <= 0 { return }
                filled += count
            }
        }
        if code != 0 { throw .unreadable(code) }
        return bytes
    }

    static func size(_ path: String) -> Int? {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : nil
    }

    /// The names in a folder; none if it doesn't exist.
    static func names(in folder: URL) throws(SyncFailure) -> [String] {
        guard let list = opendir(folder.path) else {
            if errno == ENOENT || errno == ENOTDIR { return [] }
            throw failure(errno)
        }
        defer { closedir(list) }
        var names: [String] = []
        errno = 0
        while let entry = readdir(list) {
            names.append(
                withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            )
        }
        if errno != 0 { throw failure(errno) }
        return names
    }

    static func requireFolder(_ folder: URL) throws(SyncFailure) {
        var status = stat()
        guard stat(folder.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
            throw .retryable(RetryableFailure(.unreachable))
        }
    }

    static func createFolder(_ folder: URL, in parent: URL) throws(SyncFailure) {
        if mkdir(folder.path, 0o755) == 0 { return try flushFolder(parent.path) }
        guard errno == EEXIST else { throw failure(errno) }
    }

    /// What an error number means to sync.
    private static func failure(_ code: Int32) -> SyncFailure {
        switch code {
        case ENOSPC, EDQUOT: .blocking(.quota)
        case EACCES, EPERM, EROFS: .blocking(.authentication)
        case ENOENT, ENODEV, ENXIO, ENOTCONN, EHOSTDOWN: .retryable(RetryableFailure(.unreachable))
        default: .retryable(RetryableFailure(.server))
        }
    }
}
