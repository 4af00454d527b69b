import CRDTKit

extension RGAText {
    /// Does one edit of a recording.
    @inline(__always)
    mutating func apply<Offset: TextOffset>(_ edit: TextEdit, in unit: Offset.Type) throws(TextOffsetError) {
        if edit.removed == 0 {
            try insert(edit.inserted, at: Offset(edit.position))
        } else if edit.inserted.isEmpty {
            try remove(at: Offset(edit.position), count: edit.removed)
        } else {
            try replace(Offset(edit.position)..<Offset(edit.position + edit.removed), with: edit.inserted)
        }
    }
}
