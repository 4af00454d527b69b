import CRDTKit
import PropertyKit
import Testing

@Suite("LWWRegister: laws and model")
struct LWWRegisterProperties {
    @Test("Documents keep the laws") func documents() throws {
        try Laws.document(LWWRegisterModel.self).check()
    }

    @Test("Values that stand alone keep the laws") func standalone() throws {
        try Laws.standalone(LWWRegisterModel.self).check()
    }

    @Test("Replicas show what the model says") func model() throws {
        try Journey<LWWRegisterModel>.check()
    }

    @Test("Hostile bytes do no harm") func hostileBytes() throws {
        try Hostility<LWWRegisterModel>.check()
    }
}
