/// The name among `names` that `typed` was most likely meant to be; nil if none is near.
///
/// Near means: it begins with what was typed (three letters or more), or lies within one edit per three letters.
func nearestName(to typed: String, among names: [String]) -> String? {
    let prefixed = typed.count >= 3 ? names.filter { $0.hasPrefix(typed) } : []
    if prefixed.count == 1 { return prefixed[0] }
    let bound = max(1, typed.count / 3)
    let ranked = names.map { (name: $0, distance: editDistance(typed, $0)) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }), best.distance <= bound else { return nil }
    return best.name
}

/// The least number of insertions, deletions, replacements and swaps of neighbours that turn one text into the other
/// (Damerau–Levenshtein, each place edited once).
func editDistance(_ left: String, _ right: String) -> Int {
    let a = Array(left)
    let b = Array(right)
    var rows = [Array(0...b.count)]
    for i in 1..<(a.count + 1) {
        var row = [i]
        for j in 1..<(b.count + 1) {
            var cost = min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
            if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                cost = min(cost, rows[i - 2][j - 2] + 1)
            }
            row.append(cost)
        }
        rows.append(row)
    }
    return rows[a.count][b.count]
}
