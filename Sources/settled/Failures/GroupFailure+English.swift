import Exchange
import Groups
import Money

extension GroupFailure {
    /// What is said about it in English.
    var english: FailureText {
        switch self {
        case .noGroups:
            FailureText(
                "There is no group yet.",
                "settled group new trip --currency EUR --members ann,ben,cy makes one.")
        case .noneInUse: FailureText("No group is in use.", "Name one: --group NAME, or settled group use NAME.")
        case .noGroup(let name):
            FailureText("There is no group called \(name).", "settled group list --archived shows all.")
        case .ambiguousGroup(let name, let names):
            FailureText("\(name) could be \(names.joined(separator: " or ")).", "Type more of the name.")
        case .groupExists(let name):
            FailureText("There is a group called \(name) already.", "Names are different for every group.")
        case .noCurrency(let name):
            FailureText(
                "It is not said in which currency \(name) counts.",
                "settled group new \(name) --currency EUR")
        case .noMember(let name, let group, let members):
            FailureText(
                "Nobody in \(group) is called \(name).",
                members.isEmpty
                    ? "settled member add \(name)"
                    : "There are \(members.joined(separator: ", ")); settled member add makes others known.")
        case .ambiguousMember(let name, let names):
            FailureText("\(name) could be \(names.joined(separator: " or ")).", "Type more of the name.")
        case .memberExists(let name):
            FailureText("Somebody is called \(name) already.", "Names are different for everybody.")
        case .sameName(let one, let other):
            FailureText(
                "\(one) and \(other) could be the same person.",
                "--same takes them for one, --distinct for two.")
        case .openBalance(let name, let balances):
            FailureText(
                "\(name) is not settled up: \(balances).",
                "settled settle \(name) --pay records what is open as paid.")
        case .aliasOfThemselves(let name): FailureText("\(name) is one person already.", "Name two members.")
        case .noAlias(let name): FailureText("\(name) is not the same person as anybody.")
        case .unknownInFile(let path, let edits):
            FailureText(
                "\(path) holds \(edits == 1 ? "a change that is" : "\(edits) changes that are") not known here.",
                "settled merge \(path) takes them in; then export again.")
        case .noQRCode(let name, let characters, let largest):
            FailureText(
                "\(name) takes \(characters) characters, and the largest QR code holds \(largest).",
                "settled export \(name).settled writes a file, settled group link keeps one.")
        case .narrowForQRCode(let columns, let lines, let width):
            FailureText(
                "The QR code takes \(columns) columns and \(lines) lines, and there are \(width) columns.",
                "Make the window wider or its letters smaller.")
        case .noEntry(let name, let group):
            FailureText("There is no entry \(name) in \(group).", "settled list shows which there are.")
        case .ambiguousEntry(let name, let names):
            FailureText("\(name) could be \(names.joined(separator: " or ")).", "Type more letters.")
        case .isDeleted(let name): FailureText("\(name) is deleted.", "settled restore \(name) brings it back.")
        case .isNotDeleted(let name): FailureText("\(name) is not deleted.")
        case .otherKind(let option, let kind):
            FailureText("\(option) means nothing for \(kind == .expense ? "an" : "a") \(kind.rawValue).")
        case .noAmount:
            FailureText(
                "It is not said what was spent.",
                "settled add 12.50 lunch, or settled add --bill 12")
        case .noReceipt(let id):
            FailureText(
                "RECEIPT is missing.",
                "settled again \(id) RECEIPT takes over who was at the table.")
        case .assignWithoutReceipt:
            FailureText(
                "--assign is about the lines of a --receipt.",
                "settled edit ID changes a kept bill.")
        case .noPayer:
            FailureText(
                "It is not said who paid.",
                "Say it: --paid NAME, or who you are: settled member me NAME")
        case .openPayers(let names):
            FailureText(
                "It is not said how much each of \(names.joined(separator: ", ")) paid.",
                "--paid " + names.map { "\($0)=AMOUNT" }.joined(separator: ",") + "; one of them may stand without.")
        case .split(let option, let text, let fault):
            FailureText("\(option) \(text.shown): \(fault.sentence)", fault.hint)
        case .splitAlone(let way):
            FailureText(
                "The shares are given by \(way), so that --for alone does not say who owes what.",
                "Give --split as well.")
        case .expense(let reason):
            FailureText("The expense does not add up: \(reason.english).", "Nothing was written.")
        case .fixedShares(let name, let shares):
            FailureText(
                "The shares of \(name) are exact amounts and do not follow its amount.",
                "Say them again: --split exact:\(shares)")
        case .followsReceipt(let name):
            FailureText(
                "The amount of \(name) is that of its receipt.",
                "settled edit NUMBER changes the bill, and the expense with it.")
        case .paysThemselves(let name): FailureText("\(name) cannot pay \(name).")
        case .paymentNotPositive(let amount):
            FailureText("A payment is above zero, not \(amount).", "Turn round who pays whom.")
        case .notRecurring(let option):
            FailureText("\(option) is about something that comes again.", "--every month says how often.")
        case .comesTooOften(let times):
            FailureText(
                "It would come \(times) times by today, and \(Recurrence.mostAtOnce) times at most can be added at once.",
                "--date names the first day.")
        case .nothingToChange:
            FailureText("Nothing is said that would change anything.", "--help shows what can be given.")
        case .nothingToUndo(let group):
            FailureText(
                "Nothing that was done here in \(group) is left to undo.",
                "settled log shows what happened.")
        case .noTarget: FailureText("It is not said to which group it belongs.", "--group NAME")
        case .sameGroup(let name): FailureText("It is in \(name) already.", "--from says in which group it is.")
        case .recurs(let name):
            FailureText(
                "\(name) comes again, and stays where it comes.",
                "settled edit \(name) --every never stops it; then it can be moved.")
        case .otherBase(let old, let new):
            FailureText(
                "It counts in \(old.code), and the other group in \(new.code).",
                "Add it there anew, with a rate.")
        case .rate(let reason):
            FailureText("The rate cannot be used: \(reason.english).", "A rate is like \"1 EUR=4.4111 PLN\".")
        case .needlessRate(let option, let currency):
            FailureText(
                "\(option) is for an amount in another currency than \(currency.code).",
                "--currency says which.")
        case .currencyAlone(let currency):
            FailureText("It is not said how much it is in \(currency.code).", "Give --amount as well.")
        case .rateMissing(let amount, let currency):
            FailureText(
                "It is not said what \(amount) counts as in \(currency.code).",
                "Give --rate or --counts-as.")
        case .rateWithoutCurrency: FailureText("--rate is for settling in one currency.", "--in says in which.")
        case .billCurrency(let number, let currency):
            FailureText(
                "The amounts of bill \(number) are none of \(currency.code).",
                "settled edit \(number) gives it a currency.")
        case .unknownPlan(let text):
            FailureText("\(text) is no way of settling up.", "There are incurred, fewest and via:NAME.")
        case .incurredInOneCurrency:
            FailureText(
                "Who paid for whom is known in each currency, not in one for all.",
                "--plan fewest and --plan via:NAME can be put into one.")
        case .tooManyNames(let count): FailureText("A payment is between two, and \(count) names are given.")
        case .notInPlan(let from, let to):
            FailureText("In this plan \(from) pays \(to) nothing.", "settled settle shows who pays whom.")
        case .entry(let name, let reason):
            FailureText(
                "\(name) does not add up: \(reason.english).",
                "settled edit \(name) mends it, settled delete \(name) leaves it out.")
        case .unfit(let error): FailureText("This cannot be kept: \(error.englishReason).", "Nothing was written.")
        case .books(let reason):
            FailureText("The group cannot be calculated: \(reason.english).", "Nothing was written.")
        }
    }
}

extension SplitFault {
    fileprivate var sentence: String {
        switch self {
        case .unknownWay(let word): "there is no way of sharing called \(word)."
        case .needsPeople: "it is not said who has which figure."
        case .takesNoFigures(let way): "no figures belong to \(way)."
        case .twice(let name): "\(name) is named twice."
        case .noFigure(let name): "\(name) stands without a figure."
        case .notANumber(let text): "\(text.isEmpty ? "nothing" : text) is no number."
        case .notAmong(let name, let option): "\(name) is missing from \(option)."
        case .noName: "a name is missing."
        }
    }

    fileprivate var hint: String? {
        switch self {
        case .unknownWay: "There are \(TypedSplit.Way.allCases.map(\.rawValue).joined(separator: ", "))."
        case .needsPeople(let way): "It is like \(way):ann=2,ben=1"
        case .takesNoFigures: "Weights are for --split shares:ann=2,ben=1"
        case .noFigure(let name): "\(name)=FIGURE"
        case .twice, .notANumber, .notAmong, .noName: nil
        }
    }
}
