import CRDTKit
import PropertyKit
import Testing

@Suite("PNCounter: laws and model")
struct PNCounterProperties {
    @Test("Documents keep the laws") func documents() throws {
        try Laws.document(PNCounterModel.self).check()
    }

    @Test("Values that stand alone keep the laws") func standalone() throws {
        try Laws.standalone(PNCounterModel.self).check()
    }

    @Test("Replicas show what the model says") func model() throws {
        try Journey<PNCounterModel>.check()
    }
}
