import CRDTKit
import PropertyKit
import Testing

@Suite("MovableArray: laws and model")
struct MovableArrayProperties {
    @Test("Documents keep the laws") func documents() throws {
        try Laws.document(MovableArrayModel.self).check()
    }

    @Test("Values that stand alone keep the laws") func standalone() throws {
        try Laws.standalone(MovableArrayModel.self).check()
    }

    @Test("Replicas show what the model says") func model() throws {
        try Journey<MovableArrayModel>.check()
    }

    @Test("Hostile bytes do no harm") func hostileBytes() throws {
        try Hostility<MovableArrayModel>.check()
    }

    @Test("Moving by index does what moving in a plain array does") func plain() throws {
        try Property("moves", Generator<Void>.constant(()), configuration: .hunting(100)).verify { _, source in
            var array = MovableArray<Int>(replica: 1)
            var plain: [Int] = []
            try source.repeating(0...30) { source in
                let edit = try MovableArrayModel.draw(&source, seeing: plain)
                MovableArrayModel.perform(edit, on: &array)
                switch edit {
                case .insert(let elements, let position): plain.insert(contentsOf: elements, at: position)
                case .remove(let range): plain.removeSubrange(range)
                case .move(let index, let target): plain.insert(plain.remove(at: index), at: target)
                case .update(let index, let value): plain[index] = value
                case .reset: plain = []
                }
                try Expect.equal(Array(array), plain)
                try Expect.equal(array.ids.map { array.index(of: $0) }, Array(plain.indices))
                return true
            }
        }
    }
}
