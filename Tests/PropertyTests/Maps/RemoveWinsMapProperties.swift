import CRDTKit
import PropertyKit
import Testing

@Suite("RemoveWinsMap: laws and model")
struct RemoveWinsMapProperties {
    @Test("Documents of counters keep the laws") func documentsOfCounters() throws {
        try Laws.document(ObservedMapModel<PNCounterModel, RemoveWins>.self).check()
    }

    @Test("Maps of counters that stand alone keep the laws") func standaloneOfCounters() throws {
        try Laws.standalone(ObservedMapModel<PNCounterModel, RemoveWins>.self).check()
    }

    @Test("Replicas show what the model says of counters") func modelOfCounters() throws {
        try Journey<ObservedMapModel<PNCounterModel, RemoveWins>>.check()
    }

    @Test("Documents of sets keep the laws") func documentsOfSets() throws {
        try Laws.document(ObservedMapModel<ORSetModel, RemoveWins>.self).check()
    }

    @Test("Maps of sets that stand alone keep the laws") func standaloneOfSets() throws {
        try Laws.standalone(ObservedMapModel<ORSetModel, RemoveWins>.self).check()
    }

    @Test("Replicas show what the model says of sets") func modelOfSets() throws {
        try Journey<ObservedMapModel<ORSetModel, RemoveWins>>.check()
    }

    @Test("Documents of records keep the laws") func documentsOfRecords() throws {
        try Laws.document(ObservedMapModel<RecordModel<Line>, RemoveWins>.self).check()
    }

    @Test("Maps of records that stand alone keep the laws") func standaloneOfRecords() throws {
        try Laws.standalone(ObservedMapModel<RecordModel<Line>, RemoveWins>.self).check()
    }

    @Test("Replicas show what the model says of records") func modelOfRecords() throws {
        try Journey<ObservedMapModel<RecordModel<Line>, RemoveWins>>.check()
    }

    @Test("Documents of maps of sets keep the laws") func documentsOfMaps() throws {
        try Laws.document(ObservedMapModel<ObservedMapModel<ORSetModel, RemoveWins>, RemoveWins>.self).check()
    }

    @Test("Maps of maps of sets that stand alone keep the laws") func standaloneOfMaps() throws {
        try Laws.standalone(ObservedMapModel<ObservedMapModel<ORSetModel, RemoveWins>, RemoveWins>.self).check()
    }

    @Test("Replicas show what the model says of maps of sets") func modelOfMaps() throws {
        try Journey<ObservedMapModel<ObservedMapModel<ORSetModel, RemoveWins>, RemoveWins>>.check()
    }

    @Test("Replicas show what the model says of registers") func modelOfRegisters() throws {
        try Journey<ObservedMapModel<LWWRegisterModel, RemoveWins>>.check()
    }

    @Test("Replicas show what the model says of texts") func modelOfTexts() throws {
        try Journey<ObservedMapModel<RGATextModel, RemoveWins>>.check()
    }

    @Test("Hostile bytes of counters do no harm") func hostileBytesOfCounters() throws {
        try Hostility<ObservedMapModel<PNCounterModel, RemoveWins>>.check()
    }

    @Test("Hostile bytes of sets do no harm") func hostileBytesOfSets() throws {
        try Hostility<ObservedMapModel<ORSetModel, RemoveWins>>.check()
    }

    @Test("Hostile bytes of records do no harm") func hostileBytesOfRecords() throws {
        try Hostility<ObservedMapModel<RecordModel<Line>, RemoveWins>>.check()
    }

    @Test("Hostile bytes of maps of sets do no harm") func hostileBytesOfMaps() throws {
        try Hostility<ObservedMapModel<ObservedMapModel<ORSetModel, RemoveWins>, RemoveWins>>.check()
    }

    @Test("Hostile bytes of registers do no harm") func hostileBytesOfRegisters() throws {
        try Hostility<ObservedMapModel<LWWRegisterModel, RemoveWins>>.check()
    }

    @Test("Hostile bytes of texts do no harm") func hostileBytesOfTexts() throws {
        try Hostility<ObservedMapModel<RGATextModel, RemoveWins>>.check()
    }
}
