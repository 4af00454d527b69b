import CRDTKit
import PropertyKit
import Testing

@Suite("A record of every type: laws and model")
struct RecordProperties {
    @Test("Documents keep the laws") func documents() throws {
        try Laws.document(RecordModel<Card>.self).check()
    }

    @Test("Replicas show what the model says") func model() throws {
        try Journey<RecordModel<Card>>.check()
    }

    @Test("Hostile bytes do no harm") func hostileBytes() throws {
        try Hostility<RecordModel<Card>>.check()
    }
}
