import CRDTKit
import PropertyKit
import Testing

@Suite("DisableWinsFlag: laws and model")
struct DisableWinsFlagProperties {
    @Test("Documents keep the laws") func documents() throws {
        try Laws.document(DisableWinsFlagModel.self).check()
    }

    @Test("Values that stand alone keep the laws") func standalone() throws {
        try Laws.standalone(DisableWinsFlagModel.self).check()
    }

    @Test("Replicas show what the model says") func model() throws {
        try Journey<DisableWinsFlagModel>.check()
    }

    @Test("Hostile bytes do no harm") func hostileBytes() throws {
        try Hostility<DisableWinsFlagModel>.check()
    }
}
