import CRDTKit
import PropertyKit
import Testing

@Suite("MVRegister: laws and model")
struct MVRegisterProperties {
    @Test("Documents keep the laws") func documents() throws {
        try Laws.document(MVRegisterModel.self).check()
    }

    @Test("Values that stand alone keep the laws") func standalone() throws {
        try Laws.standalone(MVRegisterModel.self).check()
    }

    @Test("Replicas show what the model says") func model() throws {
        try Journey<MVRegisterModel>.check()
    }

    @Test("Hostile bytes do no harm") func hostileBytes() throws {
        try Hostility<MVRegisterModel>.check()
    }
}
