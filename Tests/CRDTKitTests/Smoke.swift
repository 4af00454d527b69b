import CRDTKit
import Testing

@Test func standaloneSetsMerge() {
    var a = ORSet<String>(replica: 1)
    var b = ORSet<String>(replica: 2)
    a.insert("x")
    b.merge(a)
    b.remove("x")
    a.insert("x")
    a.merge(b)
    b.merge(a)
    #expect(a == b)
    #expect(a.elements == ["x"])
}
