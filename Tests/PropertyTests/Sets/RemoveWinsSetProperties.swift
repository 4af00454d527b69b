import CRDTKit
import PropertyKit
import Testing

@Suite("RemoveWinsSet: laws and model")
struct RemoveWinsSetProperties {
    @Test("Documents keep the laws") func documents() throws {
        try Laws.document(RemoveWinsSetModel.self).check()
    }

    @Test("Values that stand alone keep the laws") func standalone() throws {
        try Laws.standalone(RemoveWinsSetModel.self).check()
    }

    @Test("Replicas show what the model says") func model() throws {
        try Journey<RemoveWinsSetModel>.check()
    }

    @Test("Hostile bytes do no harm") func hostileBytes() throws {
        try Hostility<RemoveWinsSetModel>.check()
    }
}
