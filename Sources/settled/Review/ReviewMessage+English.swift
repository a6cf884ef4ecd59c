import Receipt
import Store

extension ReviewMessage {
    /// The text in English.
    var english: String {
        switch self {
        case .addsUp: "Adds up."
        case .unchecked: "Nothing is printed to check it against."
        case .subtotalOff(let amount, let isBelow): "items \(amount) \(isBelow ? "below" : "above") the subtotal"
        case .totalOff(let amount): "total off by \(amount)"
        case .subtotal: "Subtotal"
        case .tax: "Tax"
        case .taxIncluded: "Tax (included)"
        case .service: "Service"
        case .tip: "Tip"
        case .rounding: "Rounding"
        case .total: "Total"
        case .doubt(let flag): Self.english(flag)
        case .isLineRight: "Right? Enter accepts it, =12.50 corrects the price, ? shows more."
        case .corrections: "Anything to correct? Enter goes on, ? shows what can be typed."
        case .people: "Who is at the table? Names, apart by commas."
        case .peopleOrTable:
            "Who is at the table? Enter takes table 1, a number another; or names, apart by commas."
        case .peopleNow: "Is that the table? Enter goes on; or all names anew, apart by commas."
        case .here: "(here)"
        case .recalledHere(let text): "Corrected here before: \(text). “same” does it again."
        case .recalled(let recalled):
            switch recalled.meaning {
            case .name(let name): "\(recalled.number) “\(recalled.name.shown)” was “\(name.shown)”"
            case .kind(let kind): "\(recalled.number) “\(recalled.name.shown)” was of kind \(kind.rawValue)"
            case .noLine: "\(recalled.number) “\(recalled.name.shown)” was no line"
            }
        case .usualTip(let tip): "The usual tip is \(tip); “same” takes it."
        case .onTotal: "on total"
        case .takers(let left, let example):
            left == 0
                ? "Every line is given to somebody. Enter goes on."
                : "Who had what? \(left == 1 ? "1 line is" : "\(left) lines are") left. For example: \(example); rest = all"
        case .nobodyYet(let lines): "Nobody has \(lines) yet; “rest = all” shares it among all."
        case .extras: "Anything on top? A tip like 15% or 4.50, ? shows more, Enter goes on."
        case .confirmation: "Right so? Enter finishes, < goes back."
        case .goesOn: "It goes on all the same; < goes back."
        case .nobody: "nobody"
        case .everybody: "all"
        case .byShares: "by what each had"
        case .left: "left"
        case .undone: "Taken back."
        case .nothingToUndo: "There is nothing to take back."
        case .nothingBefore: "This is the first step."
        case .finished: "Done."
        case .help(let step): Self.english(step)
        case .unknown(let text): "“\(text)” is not understood here."
        case .somebodyNeeded: "Somebody has to be at the table."
        case .noLine: "Say which line: 7 = 12.50"
        case .unknownLine(let number): "There is no line \(number)."
        case .incomplete(let word): "Something is missing behind “\(word)”."
        case .notACurrency(let text): "“\(text)” is no currency in which these amounts can be written."
        case .notADate(let text): "“\(text)” is no day; write it like 2026-11-28."
        case .notAKind(let text):
            "“\(text)” is none of \(LineItem.Kind.allCases.map(\.rawValue).joined(separator: ", "))."
        case .notACount(let text): "“\(text)” is no number from 2 to 99."
        case .notAnAttachment(let number): "Line \(number) belongs to another, or another to it."
        case .notAPercentage(let text): "“\(text)” is neither an amount above zero nor a percentage up to 100%."
        }
    }

    private static func english(_ flag: LineItem.Flag) -> String {
        switch flag {
        case .priceRepaired: "the price was changed so that the sums close"
        case .priceDoubtful: "the price was read with little confidence, and no sum confirms it"
        case .nameMissing: "no name was found"
        case .quantityMismatch: "quantity times unit price is not the price"
        }
    }

    private static func english(_ step: ReviewSession.Step) -> String {
        let always = "<  a step back    u  take back    ?  this help    .  end the step    ^D  leave"
        return switch step {
        case .lines:
            """
            =12.50           the price of this line; 7 = 12.50 of line 7; 12.50*3+4 as well
            7 name Soup      its name           7 qty 3    how many      7 del  away with it
            7 split 3        three lines of it  join 7 8   two are one   add Soup 4.50
            7 kind discount  what it is         7 for 5    it belongs to line 5
            total 23.68      a printed sum; also subtotal, tax, service, tip, rounding;
                             none removes it
            title, date, currency               the heading
            \(always)
            """
        case .people:
            """
            ala, bob, Anna Maria, couple:2   couple counts for two; the order decides who
                                             gets an odd cent
            me   an*                         you, and whoever was there last and begins so
            \(always)
            """
        case .assignment:
            """
            3 5 = ala bob:2 cy     lines 3 and 5, Bob counts double
            7 = 2/7 ala, 5/7 bob   parts of a line
            2-4 = all but cy       a range, everybody but one
            rest = all             whatever is left         3 = nobody         takes it back
            \(always)
            """
        case .extras:
            """
            15%   4.50          the tip      tip 15% on total   of the total with tax
            service 10%   delivery 3.99   discount 5   tax 8.25%
            prorate tip=even,tax=2+5         how it is divided
            treat bob   treat bob=ala        others pay for Bob
            paid cy   round 0.05             who paid, and the smallest coin
            carry                            odd cents in turn, not always to the same
            tip none                         takes it back
            \(always)
            """
        case .confirmation, .done: always
        }
    }
}
