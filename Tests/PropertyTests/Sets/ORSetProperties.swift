import CRDTKit
import PropertyKit
import Testing

@Suite("ORSet: laws and model")
struct ORSetProperties {
    @Test("Documents keep the laws") func documents() throws {
        try Laws.document(ORSetModel.self).check()
    }

    @Test("Values that stand alone keep the laws") func standalone() throws {
        try Laws.standalone(ORSetModel.self).check()
    }

    @Test("Replicas show what the model says") func model() throws {
        try Journey<ORSetModel>.check()
    }

    @Test("Hostile bytes do no harm") func hostileBytes() throws {
        try Hostility<ORSetModel>.check()
    }
}
