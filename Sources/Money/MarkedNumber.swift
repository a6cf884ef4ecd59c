/// A number as typed: runs of digits with the marks between them.
///
/// `1.234,56` is the runs `1`, `234`, `56` with the marks `.` and `,`.
struct MarkedNumber {
    private var runs: [String] = [""]
    private var marks: [Character] = []
    private let text: String

    /// Takes the number apart.
    ///
    /// Blanks of any kind and apostrophes are kept as the mark of a blank.
    init(_ characters: ArraySlice<Character>) throws(AmountTextError) {
        text = String(characters)
        for (position, character) in zip(characters.indices, characters) {
            if character.isASCII, character.isNumber {
                runs[runs.count - 1].append(character)
            } else if let mark = MarkedNumber.mark(character) {
                runs.append("")
                marks.append(mark)
            } else {
                throw .unexpected(character, at: position)
            }
        }
        if runs.last?.isEmpty == true { throw .incomplete }
    }

    private static func mark(_ character: Character) -> Character? {
        switch character {
        case ".", ",": character
        case "'", "’": " "
        default: character.isWhitespace ? " " : nil
        }
    }

    /// The digits before and after the decimal mark, in the notation of people who write amounts of `currency`.
    func split(_ currency: Currency) throws(AmountTextError) -> (whole: String, decimals: String) {
        let pointsAndCommas = marks.filter { $0 != " " }
        guard let last = pointsAndCommas.last else { return (try grouped(runs, marks), "") }
        let same = pointsAndCommas.count { $0 == last }
        if same == 1, marks.last == last {
            let decimals = runs[runs.count - 1]
            if pointsAndCommas.count == 1, decimals.count == 3, currency.exponent != 3, mayGroup {
                throw .ambiguous(runs.joined(), or: rounded(currency))
            }
            return (try grouped(runs.dropLast(), marks.dropLast()), decimals)
        }
        guard same == pointsAndCommas.count, same > 1 else { throw .strangeGrouping(text) }
        return (try grouped(runs, marks), "")
    }

    /// Whether the last mark can stand for thousands: `1,234` but not `0,234` or `1234,567`.
    private var mayGroup: Bool {
        let before = runs[runs.count - 2]
        return !before.isEmpty && before.count <= 3 && !runs[0].hasPrefix("0")
    }

    /// Checks that the runs are groups of thousands (or of hundreds above them, as in India), and joins them.
    private func grouped(_ runs: some Collection<String>, _ marks: some Collection<Character>) throws(AmountTextError)
        -> String
    {
        let runs = Array(runs)
        guard runs.count > 1 else { return runs[0].isEmpty ? "0" : runs[0] }
        let between = runs.dropFirst().dropLast()
        let sameMark = Set(marks).count == 1
        let inThousands = between.allSatisfy { $0.count == 3 } || between.allSatisfy { $0.count == 2 }
        guard sameMark, inThousands, runs[runs.count - 1].count == 3, (1...3).contains(runs[0].count) else {
            throw .strangeGrouping(text)
        }
        return runs.joined()
    }

    /// The reading with decimals, rounded to what the currency has, to show as the other possibility.
    private func rounded(_ currency: Currency) -> String {
        let parts = Array(runs.suffix(2))
        let whole = runs.dropLast().joined()
        guard let value = Fraction(decimal: "\(whole).\(parts[1])"[...]),
            let units = value.multiplied(by: Fraction(currency.minorUnitsPerMajor))
        else { return whole }
        return AmountStyle.plain.text(Amount(units.rounded), currency)
    }
}
