import CRDTKit
import PropertyKit
import Testing

@Suite("GSet: laws and model")
struct GSetProperties {
    @Test("Documents keep the laws") func documents() throws {
        try Laws.document(GSetModel.self).check()
    }

    @Test("Values that stand alone keep the laws") func standalone() throws {
        try Laws.standalone(GSetModel.self).check()
    }

    @Test("Replicas show what the model says") func model() throws {
        try Journey<GSetModel>.check()
    }

    @Test("Hostile bytes do no harm") func hostileBytes() throws {
        try Hostility<GSetModel>.check()
    }
}
