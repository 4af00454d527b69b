import PropertyKit

/// The shrinking challenge's calculator: it divides, and so can divide by what turns out to be zero.
indirect enum Expression: CustomStringConvertible {
    case number(Int)
    case sum(Expression, Expression)
    case quotient(Expression, Expression)
}

struct DivisionByZero: Error {}

extension Expression {
    static let generator = Generator<Expression>.recursive(
        depth: 5,
        leaf: Generator.integer(in: -1000...1000).map(Expression.number)
    ) { part in
        .oneOf(
            zip(part, part).map { Expression.sum($0, $1) },
            zip(part, part).map { Expression.quotient($0, $1) }
        )
    }

    var description: String {
        switch self {
        case .number(let number): "\(number)"
        case .sum(let left, let right): "(\(left) + \(right))"
        case .quotient(let left, let right): "(\(left) / \(right))"
        }
    }

    var dividesByLiteralZero: Bool {
        switch self {
        case .number: return false
        case .quotient(_, .number(0)): return true
        case .sum(let left, let right), .quotient(let left, let right):
            return left.dividesByLiteralZero || right.dividesByLiteralZero
        }
    }

    func evaluated() throws -> Int {
        switch self {
        case .number(let number): return number
        case .sum(let left, let right): return try left.evaluated() &+ right.evaluated()
        case .quotient(let left, let right):
            let dividend = try left.evaluated()
            let divisor = try right.evaluated()
            guard divisor != 0 else { throw DivisionByZero() }
            return dividend / divisor
        }
    }
}

extension Expression {
    var depth: Int {
        switch self {
        case .number: 0
        case .sum(let left, let right), .quotient(let left, let right): 1 + max(left.depth, right.depth)
        }
    }
}

extension Expression {
    var leaves: Int {
        switch self {
        case .number: 1
        case .sum(let left, let right), .quotient(let left, let right): left.leaves + right.leaves
        }
    }
}
