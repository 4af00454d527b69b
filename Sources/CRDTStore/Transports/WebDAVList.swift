import Foundation

/// A file of lines on a WebDAV server, as it was when it had this tag.
struct WebDAVList: Sendable {
    /// The server's word for this content; nil if there was no file.
    var tag: String?
    var lines: Set<String> = []
}

extension WebDAVList {
    init(_ data: Data, tag: String?) {
        self.tag = tag
        lines = Set(String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init))
    }

    var data: Data { Data((lines.sorted().joined(separator: "\n") + "\n").utf8) }
}
