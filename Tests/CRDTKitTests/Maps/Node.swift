import CRDTKit

/// A record that holds records of its own kind.
struct Node: ReplicatedRecord {
    @PNCounter var size: Int
    var children = ORMap<String, Node>()

    static let fields: Fields<Node> = [Field("size", \.$size), Field("children", \.children)]
}
