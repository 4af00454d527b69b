import CRDTKit
import PropertyKit
import Testing

@Suite("GCounter: laws and model")
struct GCounterProperties {
    @Test("Documents keep the laws") func documents() throws {
        try Laws.document(GCounterModel.self).check()
    }

    @Test("Values that stand alone keep the laws") func standalone() throws {
        try Laws.standalone(GCounterModel.self).check()
    }

    @Test("Replicas show what the model says") func model() throws {
        try Journey<GCounterModel>.check()
    }
}
