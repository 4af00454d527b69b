import CRDTKit

/// A small record, as the values of a map.
struct Line: ReplicatedRecord {
    @LWWRegister var title: Int?
    @PNCounter var amount: Int
    var tags = ORSet<String>()

    static let fields: Fields<Line> = [
        Field("title", \.$title), Field("amount", \.$amount), Field("tags", \.tags),
    ]
}

extension Line: ModelledRecord {
    static let modelFields: [ModelField<Line>] = [
        ModelField(\.$title, LWWRegisterModel.self),
        ModelField(\.$amount, PNCounterModel.self),
        ModelField(\.tags, ORSetModel.self),
    ]
}
