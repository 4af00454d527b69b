import CRDTKit
import PropertyKit

/// A record is its fields, each by itself.
enum RecordModel<Record: ModelledRecord>: CausalModel {
    enum Edit: Sendable {
        case field(Int, any Sendable)
        case reset
    }

    typealias Root = Record

    static var name: String { "\(Record.self)" }
    static var reset: Edit { .reset }

    static func draw(_ source: inout TestCase, seeing value: [AnyHashable]) throws -> Edit {
        if try source.chance(1, in: 16) { return .reset }
        let field = Int(try source.choose(upTo: UInt64(value.count - 1)))
        return .field(field, try Record.modelFields[field].draw(&source, value[field]))
    }

    static func perform(_ edit: Edit, on record: inout Record) throws {
        switch edit {
        case .field(let field, let edit): try Record.modelFields[field].perform(edit, &record)
        case .reset: record.reset()
        }
    }

    static func observe(_ record: Record) -> [AnyHashable] { Record.modelFields.map { $0.observe(record) } }

    static func records(_ edit: Edit, after past: Past<Edit>) -> Bool {
        switch edit {
        case .field(let field, let edit): Record.modelFields[field].records(edit, part(field, of: past))
        case .reset:
            Record.modelFields.indices.contains { field in
                Record.modelFields[field].records(Record.modelFields[field].reset, part(field, of: past))
            }
        }
    }

    static func value(of past: Past<Edit>) -> [AnyHashable] {
        Record.modelFields.indices.map { Record.modelFields[$0].value(part($0, of: past)) }
    }

    private static func part(_ field: Int, of past: Past<Edit>) -> Past<any Sendable> {
        past.part { edit in
            switch edit {
            case .field(let other, let edit): other == field ? edit : nil
            case .reset: Record.modelFields[field].reset
            }
        }
    }
}
