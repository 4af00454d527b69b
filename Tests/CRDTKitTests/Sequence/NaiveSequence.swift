@testable import CRDTKit

/// An RGA that is obviously right: a tree in which every element hangs below the one it was inserted after, siblings in
/// descending order of ids, read from the top.
struct NaiveSequence {
    struct Node {
        let scalar: Unicode.Scalar
        var children: [OperationID] = []
        var isDeleted = false
    }

    private var roots: [OperationID] = []
    private var nodes: [OperationID: Node] = [:]
    private(set) var parents: [OperationID: OperationID] = [:]
}

extension NaiveSequence {
    /// All ids in document order.
    var order: [OperationID] {
        var result: [OperationID] = []
        var pending = Array(roots.reversed())
        while let id = pending.popLast() {
            result.append(id)
            pending.append(contentsOf: nodes[id]!.children.reversed())
        }
        return result
    }

    var visibleOrder: [OperationID] { order.filter { !nodes[$0]!.isDeleted } }

    var string: String {
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: visibleOrder.map { nodes[$0]!.scalar })
        return String(scalars)
    }

    /// The canonical runs, from the definition.
    var runs: [SequenceRun] {
        order.reduce(into: []) { runs, id in
            let isDeleted = nodes[id]!.isDeleted
            if let last = runs.last, last.isDeleted == isDeleted, last.firstID.advanced(by: last.length) == id {
                runs[runs.count - 1].length += 1
            } else {
                runs.append(SequenceRun(firstID: id, length: 1, isDeleted: isDeleted))
            }
        }
    }

    mutating func insert(_ text: String, after parent: OperationID?, firstID: OperationID) {
        var parent = parent
        for (distance, scalar) in text.unicodeScalars.enumerated() {
            let id = firstID.advanced(by: distance)
            nodes[id] = Node(scalar: scalar)
            parents[id] = parent
            if let parent {
                nodes[parent]!.children.insertDescending(id)
            } else {
                roots.insertDescending(id)
            }
            parent = id
        }
    }

    mutating func remove(_ ids: [OperationIDRange]) {
        for range in ids {
            for counter in range.lowerBound..<range.upperBound {
                nodes[OperationID(counter: counter, replica: range.replica)]!.isDeleted = true
            }
        }
    }
}

extension [OperationID] {
    fileprivate mutating func insertDescending(_ id: OperationID) {
        insert(id, at: firstIndex { $0 < id } ?? endIndex)
    }
}
