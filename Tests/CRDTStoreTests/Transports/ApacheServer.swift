import Foundation

/// Apache with mod_dav on loopback, for one test; ended and removed with it.
final class ApacheServer {
    private let process = Process()
    private let folder: URL

    /// The collection that it serves. Requests need the header `X-Key: secret`.
    let collection: URL

    private static let program = ["/usr/sbin/apache2", "/usr/sbin/httpd"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }
    private static let modules = ["/usr/lib/apache2/modules", "/usr/lib64/httpd/modules", "/usr/libexec/apache2"].first
    {
        FileManager.default.fileExists(atPath: $0 + "/mod_dav_fs.so")
    }

    /// Debian's package is `apache2`.
    static var isInstalled: Bool { program != nil && modules != nil }

    /// - Parameter tags: how it makes them: of contents, or as by default of size and time.
    init(tags: String = "Digest") throws {
        guard let program = Self.program, let modules = Self.modules else { throw CocoaError(.fileNoSuchFile) }
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("apache-\(UUID().uuidString)")
        let files = folder.appendingPathComponent("files")
        try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
        // Started by root it serves as another user.
        for url in [folder, files] { chmod(url.path, 0o777) }
        let port = Int.random(in: 20_000...60_000)
        collection = URL(string: "http://127.0.0.1:\(port)/")!
        let file = folder.appendingPathComponent("apache.conf")
        try Data(Self.configuration(folder: folder.path, modules: modules, port: port, tags: tags).utf8).write(to: file)
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["-f", file.path, "-X"]
        // Whoever reads this process's output would else wait for the server's end.
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        try waitUntilItListens()
    }

    deinit {
        // It is one process, has inherited that signals are blocked, and has nothing to tidy up.
        kill(process.processIdentifier, SIGKILL)
        try? FileManager.default.removeItem(at: folder)
    }
}

extension ApacheServer {
    private static func configuration(folder: String, modules: String, port: Int, tags: String) -> String {
        let loaded = ["mpm_event", "authz_core", "unixd", "dav", "dav_fs", "dav_lock"].map { name in
            "<IfModule !\(name)_module>\nLoadModule \(name)_module \(modules)/mod_\(name).so\n</IfModule>"
        }
        return """
            ServerRoot "\(folder)"
            ServerName 127.0.0.1
            Listen 127.0.0.1:\(port)
            PidFile "\(folder)/pid"
            ErrorLog "\(folder)/errors"
            \(loaded.joined(separator: "\n"))
            User nobody
            Group nogroup
            DocumentRoot "\(folder)/files"
            DavLockDB "\(folder)/locks"
            <Directory "\(folder)/files">
            Dav On
            FileETag \(tags)
            Require expr %{HTTP:X-Key} == 'secret'
            </Directory>
            """
    }

    /// It writes its process's number once it listens.
    private func waitUntilItListens() throws {
        for _ in 0..<400 where !FileManager.default.fileExists(atPath: folder.appendingPathComponent("pid").path) {
            guard process.isRunning else { throw CocoaError(.executableLoad) }
            usleep(25_000)
        }
    }
}
