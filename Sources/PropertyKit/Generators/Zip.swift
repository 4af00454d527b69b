/// A generator that draws each part in turn and gives all of them as a tuple.
///
/// ```swift
/// let point = zip(.integer(in: 0...9), .integer(in: 0...9)).map { Point(x: $0, y: $1) }
/// ```
public func zip<each Part>(_ parts: repeat Generator<each Part>) -> Generator<(repeat each Part)> {
    Generator<(repeat each Part)> { source in
        (repeat try (each parts).body(&source))
    }
}
