import CRDTKit
import PropertyKit
import Testing

@Suite("RichText: laws and model")
struct RichTextProperties {
    @Test("Documents keep the laws") func documents() throws {
        try Laws.document(RichTextModel.self).check()
    }

    @Test("Values that stand alone keep the laws") func standalone() throws {
        try Laws.standalone(RichTextModel.self).check()
    }

    @Test("Replicas show what the model says") func model() throws {
        try Journey<RichTextModel>.check()
    }

    @Test("Hostile bytes do no harm") func hostileBytes() throws {
        try Hostility<RichTextModel>.check()
    }
}
