// A standalone value is `Codable` as text: what it holds means something only together with its version.

extension MVRegister: Codable {}
extension GCounter: Codable {}
extension PNCounter: Codable {}
extension EnableWinsFlag: Codable {}
extension DisableWinsFlag: Codable {}
extension GSet: Codable {}
extension ORSet: Codable {}
extension RemoveWinsSet: Codable {}
extension LWWMap: Codable {}
extension ObservedMap: Codable {}
extension RGAArray: Codable {}
extension RGAText: Codable {}
extension LWWRegister: Codable where Value: ExpressibleByNilLiteral {}
