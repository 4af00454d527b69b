/// A text with its lengths in every unit.
struct ObservedText: Hashable {
    let scalars: [Unicode.Scalar]
    let utf8Count: Int
    let utf16Count: Int
    let characterCount: Int
}

extension ObservedText {
    /// As the standard library counts.
    init(_ scalars: [Unicode.Scalar]) {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        let string = String(view)
        self.init(
            scalars: scalars,
            utf8Count: string.utf8.count,
            utf16Count: string.utf16.count,
            characterCount: string.count
        )
    }
}
