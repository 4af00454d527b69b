/// Applying others' changes straight from their bytes.
extension RGAText {
    /// Applies one operation. O(log n).
    public mutating func apply(_ operation: Operation, by authorship: Authorship) {
        switch operation {
        case .insert(let text, let parent):
            let extent = engine.content.append(text)
            engine.insertChecked(extent, after: parent, firstID: authorship.id)
            notePatch(insertedAt: authorship.id, count: extent.elements)
        case .remove(let ranges):
            for range in ranges { removeNoting(range) }
        }
    }

    /// Applies a keystroke where the text goes on as it was last edited, or erases a scalar that is here.
    public mutating func apply(_ keystroke: Keystroke, by authorship: Authorship) -> Bool {
        switch keystroke.kind {
        case .typed:
            guard let position = engine.typeOn(keystroke, authorship.id) else { return false }
            if patches != nil { patches?.append(TextPatch(position: position, insertedCount: 1)) }
        case .erased:
            guard let counter = keystroke.erasedCounter(from: authorship.id.counter) else { return false }
            let range = OperationIDRange(replica: authorship.id.replica, counter, upTo: counter + 1)
            guard engine.firstMissing(of: range) == nil else { return false }
            removeNoting(range)
        }
        return true
    }

    /// Applies keystrokes as one insertion or one removal.
    public mutating func apply(_ keystrokes: Keystrokes, by authorship: Authorship) -> Bool {
        let id = authorship.id
        switch keystrokes.first.kind {
        case .typed:
            guard id.counter > 1 else { return false }
            let parent = OperationID(counter: id.counter - 1, replica: id.replica)
            do throws(SequenceError) {
                try engine.checkInsertion(firstID: id, length: keystrokes.count, after: parent)
            } catch {
                return false
            }
            let extent = keystrokes.text.withUnsafeBufferPointer { engine.content.append($0) }
            engine.insertChecked(extent, after: parent, firstID: id)
            notePatch(insertedAt: id, count: extent.elements)
        case .erased:
            guard let counters = keystrokes.erasedCounters(from: id.counter) else { return false }
            let range = OperationIDRange(replica: id.replica, counters.lowerBound, upTo: counters.upperBound)
            guard engine.firstMissing(of: range) == nil else { return false }
            removeNoting(range)
        }
        return true
    }
}
