import Money

/// Who stands for whom, after members who are one person have been joined.
struct Survivors {
    /// Everybody who stands for themselves, in the order in which they joined.
    let members: [RecordID]
    /// The place in ``members`` of each member, joined ones included.
    let positions: [RecordID: Int]

    /// Follows every alias to its end. Where two devices joined the same two people the other way round, the aliases go
    /// in a circle; then the member of the circle who joined first stands for all. An alias to nobody is none.
    init(_ all: [Member]) {
        let joined = Dictionary(all.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        let next = all.map { $0.alias.flatMap { joined[$0] } }
        var ends = [Int?](repeating: nil, count: all.count)
        for start in all.indices {
            var path: [Int] = []
            var seen: Set<Int> = []
            var place = start
            while ends[place] == nil, seen.insert(place).inserted {
                path.append(place)
                guard let following = next[place] else { break }
                place = following
            }
            let circle = path.drop { $0 != place }
            let end = ends[place] ?? circle.min() ?? place
            for place in path { ends[place] = end }
        }
        let stays = all.indices.filter { ends[$0] == $0 && joined[all[$0].id] == $0 }
        let rank = Dictionary(uniqueKeysWithValues: stays.enumerated().map { ($1, $0) })
        members = stays.map { all[$0].id }
        positions = joined.compactMapValues { place in ends[place].flatMap { rank[$0] } }
    }
}
