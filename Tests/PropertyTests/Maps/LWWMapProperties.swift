import CRDTKit
import PropertyKit
import Testing

@Suite("LWWMap: laws and model")
struct LWWMapProperties {
    @Test("Documents keep the laws") func documents() throws {
        try Laws.document(LWWMapModel.self).check()
    }

    @Test("Values that stand alone keep the laws") func standalone() throws {
        try Laws.standalone(LWWMapModel.self).check()
    }

    @Test("Replicas show what the model says") func model() throws {
        try Journey<LWWMapModel>.check()
    }

    @Test("Hostile bytes do no harm") func hostileBytes() throws {
        try Hostility<LWWMapModel>.check()
    }
}
