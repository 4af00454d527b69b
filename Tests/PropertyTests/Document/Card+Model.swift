import CRDTKit

extension Card: ModelledRecord {
    static let modelFields: [ModelField<Card>] = [
        ModelField(\.$title, LWWRegisterModel.self),
        ModelField(\.$amount, MVRegisterModel.self),
        ModelField(\.views, GCounterModel.self),
        ModelField(\.$likes, PNCounterModel.self),
        ModelField(\.$isPinned, EnableWinsFlagModel.self),
        ModelField(\.$isShared, DisableWinsFlagModel.self),
        ModelField(\.seen, GSetModel.self),
        ModelField(\.tags, ORSetModel.self),
        ModelField(\.admins, RemoveWinsSetModel.self),
        ModelField(\.settings, LWWMapModel.self),
        ModelField(\.votes, ObservedMapModel<PNCounterModel, UpdateWins>.self),
        ModelField(\.rooms, ObservedMapModel<ORSetModel, RemoveWins>.self),
        ModelField(\.items, RGAArrayModel.self),
        ModelField(\.body, RGATextModel.self),
    ]
}
