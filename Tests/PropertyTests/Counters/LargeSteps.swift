import PropertyKit

/// Steps to the ends of a counter's range and past them.
enum LargeSteps {
    static let generator = Generator<Int>.frequency([
        (2, .integer(in: -3...3)), (2, .element(of: [.max, .min, .max - 1, .min + 1])), (1, .integer),
    ])
}
