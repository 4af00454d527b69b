import CRDTKit
import PropertyKit
import Testing

@Suite("RGAArray: laws and model")
struct RGAArrayProperties {
    @Test("Documents keep the laws") func documents() throws {
        try Laws.document(RGAArrayModel.self).check()
    }

    @Test("Values that stand alone keep the laws") func standalone() throws {
        try Laws.standalone(RGAArrayModel.self).check()
    }

    @Test("Replicas show what the model says") func model() throws {
        try Journey<RGAArrayModel>.check()
    }

    @Test("Hostile bytes do no harm") func hostileBytes() throws {
        try Hostility<RGAArrayModel>.check()
    }
}
