import CRDTKit
import Foundation

/// The file beside a store that tells whether the store is the one that was last opened here.
///
/// It holds the token of the last opening, which the store holds as well, and the store's file number. A store that was
/// copied has another file number; one that was restored has the token of an earlier opening.
struct StoreMarker: Equatable {
    let tokens: [String]
    let fileNumber: UInt64
}

extension StoreMarker {
    static func path(forStoreAt path: String) -> String { path + "-identity" }

    /// Reads the marker; nil if there is none, or none that is whole.
    init?(besideStoreAt path: String) {
        guard let data = FileManager.default.contents(atPath: Self.path(forStoreAt: path)) else { return nil }
        let words = String(decoding: data, as: UTF8.self).split(separator: " ").map(String.init)
        guard words.count >= 2, let number = UInt64(words[0]) else { return nil }
        self.init(tokens: Array(words.dropFirst()), fileNumber: number)
    }

    /// Writes the marker in the place of the former one.
    func write(besideStoreAt path: String) throws(StoreError) {
        let text = "\(fileNumber) \(tokens.joined(separator: " "))"
        do {
            let url = URL(fileURLWithPath: Self.path(forStoreAt: path))
            try Data(text.utf8).write(to: url, options: .atomic)
        } catch {
            throw .failed(0, "the marker can't be written: \(error)")
        }
    }

    /// The number under which the file system knows the store's file.
    static func fileNumber(ofStoreAt path: String) throws(StoreError) -> UInt64 {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        guard let number = attributes?[.systemFileNumber] as? NSNumber else {
            throw .failed(0, "\(path) has no file number")
        }
        return number.uint64Value
    }
}
