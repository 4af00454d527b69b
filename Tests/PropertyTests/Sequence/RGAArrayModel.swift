import CRDTKit
import PropertyKit

/// The tree of elements, depth first.
enum RGAArrayModel: CausalModel {
    static var name: String { "RGAArray" }
    static var reset: SequenceEdit<Int> { .reset }

    static func draw(_ source: inout TestCase, seeing value: [Int]) throws -> SequenceEdit<Int> {
        try SequenceEdit.draw(&source, count: value.count, of: .array(of: .integer(in: 0...99), count: 0...4))
    }

    static func perform(_ edit: SequenceEdit<Int>, on array: inout RGAArray<Int>) {
        switch edit {
        case .insert(let elements, let position): array.insert(contentsOf: elements, at: position)
        case .remove(let range): array.removeSubrange(range)
        case .reset: array.removeAll()
        }
    }

    static func observe(_ array: RGAArray<Int>) -> [Int] { Array(array) }

    static func records(_ edit: SequenceEdit<Int>, after past: Past<SequenceEdit<Int>>) -> Bool {
        edit.changes(count: value(of: past).count)
    }

    static func value(of past: Past<SequenceEdit<Int>>) -> [Int] { ElementTree(past).visible }
}
