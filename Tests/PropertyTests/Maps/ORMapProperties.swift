import CRDTKit
import PropertyKit
import Testing

@Suite("ORMap: laws and model")
struct ORMapProperties {
    @Test("Documents of counters keep the laws") func documentsOfCounters() throws {
        try Laws.document(ObservedMapModel<PNCounterModel, UpdateWins>.self).check()
    }

    @Test("Maps of counters that stand alone keep the laws") func standaloneOfCounters() throws {
        try Laws.standalone(ObservedMapModel<PNCounterModel, UpdateWins>.self).check()
    }

    @Test("Replicas show what the model says of counters") func modelOfCounters() throws {
        try Journey<ObservedMapModel<PNCounterModel, UpdateWins>>.check()
    }

    @Test("Documents of sets keep the laws") func documentsOfSets() throws {
        try Laws.document(ObservedMapModel<ORSetModel, UpdateWins>.self).check()
    }

    @Test("Maps of sets that stand alone keep the laws") func standaloneOfSets() throws {
        try Laws.standalone(ObservedMapModel<ORSetModel, UpdateWins>.self).check()
    }

    @Test("Replicas show what the model says of sets") func modelOfSets() throws {
        try Journey<ObservedMapModel<ORSetModel, UpdateWins>>.check()
    }

    @Test("Documents of records keep the laws") func documentsOfRecords() throws {
        try Laws.document(ObservedMapModel<RecordModel<Line>, UpdateWins>.self).check()
    }

    @Test("Maps of records that stand alone keep the laws") func standaloneOfRecords() throws {
        try Laws.standalone(ObservedMapModel<RecordModel<Line>, UpdateWins>.self).check()
    }

    @Test("Replicas show what the model says of records") func modelOfRecords() throws {
        try Journey<ObservedMapModel<RecordModel<Line>, UpdateWins>>.check()
    }

    @Test("Documents of maps of sets keep the laws") func documentsOfMaps() throws {
        try Laws.document(ObservedMapModel<ObservedMapModel<ORSetModel, UpdateWins>, UpdateWins>.self).check()
    }

    @Test("Maps of maps of sets that stand alone keep the laws") func standaloneOfMaps() throws {
        try Laws.standalone(ObservedMapModel<ObservedMapModel<ORSetModel, UpdateWins>, UpdateWins>.self).check()
    }

    @Test("Replicas show what the model says of maps of sets") func modelOfMaps() throws {
        try Journey<ObservedMapModel<ObservedMapModel<ORSetModel, UpdateWins>, UpdateWins>>.check()
    }

    @Test("Replicas show what the model says of registers") func modelOfRegisters() throws {
        try Journey<ObservedMapModel<LWWRegisterModel, UpdateWins>>.check()
    }

    @Test("Replicas show what the model says of texts") func modelOfTexts() throws {
        try Journey<ObservedMapModel<RGATextModel, UpdateWins>>.check()
    }

    @Test("Hostile bytes of counters do no harm") func hostileBytesOfCounters() throws {
        try Hostility<ObservedMapModel<PNCounterModel, UpdateWins>>.check()
    }

    @Test("Hostile bytes of sets do no harm") func hostileBytesOfSets() throws {
        try Hostility<ObservedMapModel<ORSetModel, UpdateWins>>.check()
    }

    @Test("Hostile bytes of records do no harm") func hostileBytesOfRecords() throws {
        try Hostility<ObservedMapModel<RecordModel<Line>, UpdateWins>>.check()
    }

    @Test("Hostile bytes of maps of sets do no harm") func hostileBytesOfMaps() throws {
        try Hostility<ObservedMapModel<ObservedMapModel<ORSetModel, UpdateWins>, UpdateWins>>.check()
    }

    @Test("Hostile bytes of registers do no harm") func hostileBytesOfRegisters() throws {
        try Hostility<ObservedMapModel<LWWRegisterModel, UpdateWins>>.check()
    }

    @Test("Hostile bytes of texts do no harm") func hostileBytesOfTexts() throws {
        try Hostility<ObservedMapModel<RGATextModel, UpdateWins>>.check()
    }
}
