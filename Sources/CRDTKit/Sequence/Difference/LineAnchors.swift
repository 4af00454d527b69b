/// Lines that occur once in one text and once in another, in the same order in both: as many as there can be.
struct LineAnchors {
    typealias Line = ArraySlice<Character>

    private(set) var pairs: [(old: Line, new: Line)] = []

    /// O(n log n) for n lines.
    init(_ old: [Line], _ new: [Line], by areSame: (Character, Character) -> Bool) {
        let places = Self.placesOfUnique(new)
        let isUnique = Self.placesOfUnique(old)
        let candidates = old.indices.compactMap { index -> (old: Int, new: Int)? in
            let key = String(old[index])
            guard isUnique[key] == .some(index), let place = places[key], let place else { return nil }
            return old[index].elementsEqual(new[place], by: areSame) ? (index, place) : nil
        }
        pairs = Self.longestAscending(candidates).map { (old[$0.old], new[$0.new]) }
    }

    /// For each line that occurs, where it does; nil when in several places.
    private static func placesOfUnique(_ lines: [Line]) -> [String: Int?] {
        var places: [String: Int?] = [:]
        for (index, line) in lines.enumerated() {
            let key = String(line)
            places[key] = .some(places[key] == nil ? index : nil)
        }
        return places
    }

    /// The longest subsequence in which the new places ascend, by patience sorting.
    private static func longestAscending(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
        // The last card of each pile, and for each card the one on top of the pile before when it was laid.
        var tops: [Int] = []
        var previous = Array(repeating: -1, count: pairs.count)
        for index in pairs.indices {
            let pile = tops.partitioningIndex { pairs[$0].new >= pairs[index].new }
            if pile > 0 { previous[index] = tops[pile - 1] }
            if pile == tops.count { tops.append(index) } else { tops[pile] = index }
        }
        var result: [(old: Int, new: Int)] = []
        var index = tops.last ?? -1
        while index >= 0 {
            result.append(pairs[index])
            index = previous[index]
        }
        return result.reversed()
    }
}
