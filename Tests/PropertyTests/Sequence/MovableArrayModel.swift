import CRDTKit
import PropertyKit

/// Every element in the last of its places.
enum MovableArrayModel: CausalModel {
    static var name: String { "MovableArray" }
    static var reset: MovableEdit { .reset }

    static func draw(_ source: inout TestCase, seeing value: [Int]) throws -> MovableEdit {
        let kind = try source.choose(upTo: 11)
        guard kind > 3, !value.isEmpty else {
            let position = try source.draw(.integer(in: 0...value.count))
            return .insert(try source.draw(.array(of: .integer(in: 0...99), count: 0...3)), at: position)
        }
        let index = try source.draw(.integer(in: 0...value.count - 1))
        switch kind {
        case 4...7: return .move(from: index, to: try source.draw(.integer(in: 0...value.count - 1)))
        case 8, 9: return .update(index, try source.draw(.integer(in: 0...99)))
        case 10: return .remove(index..<min(value.count, index + (try source.draw(.integer(in: 0...2)))))
        default: return .reset
        }
    }

    static func perform(_ edit: MovableEdit, on array: inout MovableArray<Int>) {
        switch edit {
        case .insert(let elements, let position): array.insert(contentsOf: elements, at: position)
        case .remove(let range): array.removeSubrange(range)
        case .move(let index, let target): array.move(from: index, to: target)
        case .update(let index, let value): array[index] = value
        case .reset: array.removeAll()
        }
    }

    static func observe(_ array: MovableArray<Int>) -> [Int] { Array(array) }

    static func records(_ edit: MovableEdit, after past: Past<MovableEdit>) -> Bool {
        switch edit {
        case .insert(let elements, _): !elements.isEmpty
        case .remove(let range): !range.isEmpty
        case .move, .update: true
        case .reset: !value(of: past).isEmpty
        }
    }

    static func value(of past: Past<MovableEdit>) -> [Int] { PlaceTree(past).visible }
}
