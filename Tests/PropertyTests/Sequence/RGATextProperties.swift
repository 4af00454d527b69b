import CRDTKit
import PropertyKit
import Testing

@Suite("RGAText: laws and model")
struct RGATextProperties {
    @Test("Documents keep the laws") func documents() throws {
        try Laws.document(RGATextModel.self).check()
    }

    @Test("Values that stand alone keep the laws") func standalone() throws {
        try Laws.standalone(RGATextModel.self).check()
    }

    @Test("Replicas show what the model says") func model() throws {
        try Journey<RGATextModel>.check()
    }

    @Test("Hostile bytes do no harm") func hostileBytes() throws {
        try Hostility<RGATextModel>.check()
    }
}
