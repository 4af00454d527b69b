import CRDTKit
import PropertyKit
import Testing

@Suite("EnableWinsFlag: laws and model")
struct EnableWinsFlagProperties {
    @Test("Documents keep the laws") func documents() throws {
        try Laws.document(EnableWinsFlagModel.self).check()
    }

    @Test("Values that stand alone keep the laws") func standalone() throws {
        try Laws.standalone(EnableWinsFlagModel.self).check()
    }

    @Test("Replicas show what the model says") func model() throws {
        try Journey<EnableWinsFlagModel>.check()
    }

    @Test("Hostile bytes do no harm") func hostileBytes() throws {
        try Hostility<EnableWinsFlagModel>.check()
    }
}
