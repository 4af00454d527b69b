import CRDTKit

/// Registers that forget what loses, beside ones that keep it: whatever is written to one is written to the other.
struct Twins: ReplicatedRecord {
    @LWWRegister var last = -1
    @MVRegister var all: Int?
    var lastByKey = LWWMap<String, Int>()
    var allByKey = ORMap<String, MVRegister<Int>>()

    static let fields: Fields<Twins> = [
        Field("last", \.$last), Field("all", \.$all), Field("lastByKey", \.lastByKey), Field("allByKey", \.allByKey),
    ]
}
