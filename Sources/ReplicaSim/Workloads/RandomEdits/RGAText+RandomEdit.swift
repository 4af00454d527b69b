public import CRDTKit

extension RGAText: RandomlyEditable {
    /// Types a syllable, at the end or anywhere, or removes a few scalars.
    public mutating func editAtRandom(using stream: inout DrawStream) {
        let syllables = ["a", "be", "cor", "du ", "é", "fi\n", "go", "🚲", "hum", ". "]
        let count = scalarCount
        do {
            if count > 0 && (stream.below(3) == 0 || count > 200) {
                let start = stream.below(count)
                let end = min(count, start + 1 + stream.below(6))
                try remove(.scalar(start..<end))
            } else {
                let place = stream.below(4) == 0 ? count : stream.below(count + 1)
                try insert(syllables[stream.below(syllables.count)], at: .scalar(place))
            }
        } catch {
            preconditionFailure("a place within the text was refused: \(error)")
        }
    }
}
