import Foundation

/// What other libraries reach, as published, and what CRDTKit is to reach.
struct PublishedFigures: Decodable {
    /// By figure, library and recording, from the least to the most that was seen.
    typealias Table = [String: [String: [String: [Double]]]]

    /// Times of one machine, which only their ratios carry to another.
    let milliseconds: Table

    /// Sizes, which are the same everywhere.
    let bytes: Table

    let goals: [Goal]
}

extension PublishedFigures {
    /// Reads the file.
    static func read(_ file: String) throws(CommandFailure) -> PublishedFigures {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw .input(file, "there is no such file, or it may not be read")
        }
        do {
            return try JSONDecoder().decode(PublishedFigures.self, from: data)
        } catch {
            throw .input(file, "no published figures: \(error)")
        }
    }

    /// The middle of what was published.
    static func middle(_ table: Table, _ figure: String, _ peer: String, _ trace: String) -> Double? {
        guard let range = table[figure]?[peer]?[trace], !range.isEmpty else { return nil }
        return range.reduce(0, +) / Double(range.count)
    }
}
