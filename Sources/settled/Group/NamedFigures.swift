/// People with figures as they are typed: `ann=70,ben=24,50,cy:2`.
///
/// An amount stands behind `=`, a weight behind `:`; digits alone behind a comma are the decimals of the figure before.
struct NamedFigures {
    /// One person's figure.
    struct Figure {
        /// The name as typed.
        let name: String
        /// What stands between name and figure; nil where there is no figure.
        let mark: Character?
        /// The figure as typed.
        let text: String
    }

    /// The figures in the order typed.
    let figures: [Figure]

    /// Takes a text apart.
    init(_ text: String) throws(SplitFault) {
        var figures: [Figure] = []
        for entry in text.split(separator: ",", omittingEmptySubsequences: false) {
            if let last = figures.last, last.mark != nil, !entry.isEmpty, entry.allSatisfy(\.isNumber) {
                figures[figures.count - 1] = Figure(name: last.name, mark: last.mark, text: "\(last.text),\(entry)")
                continue
            }
            let place = entry.firstIndex { $0 == "=" || $0 == ":" }
            let name = entry[..<(place ?? entry.endIndex)].trimmed
            guard !name.isEmpty else { throw .noName }
            figures.append(
                Figure(
                    name: String(name), mark: place.map { entry[$0] },
                    text: String(place.map { entry[$0...].dropFirst() }?.trimmed ?? "")))
        }
        self.figures = figures
    }
}

extension Substring {
    /// The text without blanks at its ends.
    var trimmed: Substring {
        var text = self
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
