import PropertyKit

/// What can be done to a set.
enum SetEdit: Sendable {
    case insert(String)
    case remove(String)
    case reset
}

extension SetEdit {
    static let generator = Generator<SetEdit>.frequency([
        (5, Generator.element(of: ExactText.words).map { .insert($0) }),
        (3, Generator.element(of: ExactText.words).map { .remove($0) }),
        (1, .constant(.reset)),
    ])

    /// Whether the element is added.
    func inserts(_ element: ExactText) -> Bool {
        if case .insert(let other) = self { ExactText(other) == element } else { false }
    }

    /// Whether the element is removed, alone or with all others.
    func removes(_ element: ExactText) -> Bool {
        switch self {
        case .insert: false
        case .remove(let other): ExactText(other) == element
        case .reset: true
        }
    }

    /// The element it is about, if it is about one.
    var element: ExactText? {
        switch self {
        case .insert(let element), .remove(let element): ExactText(element)
        case .reset: nil
        }
    }
}

extension Past where Edit == SetEdit {
    /// The elements that some edit is about, each once, in ascending order.
    var elements: [ExactText] { Set(nodes.compactMap(\.edit.element)).sorted() }
}
