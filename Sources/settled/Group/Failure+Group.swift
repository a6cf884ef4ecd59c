import Exchange
import Groups
import Money

extension GroupFailure {
    /// The failure's name, what the shell is told, what is wrong, and what to do about it.
    var account: (name: Failure.Name, code: ExitCode, sentence: String, hint: String?) {
        switch self {
        case .noGroups:
            (
                .noGroups, .input, "There is no group yet.",
                "settled group new trip --currency EUR --members ann,ben,cy makes one."
            )
        case .noneInUse: (.noGroup, .usage, "No group is in use.", "Name one: --group NAME, or settled group use NAME.")
        case .noGroup(let name):
            (.noGroup, .input, "There is no group called \(name).", "settled group list --archived shows all.")
        case .ambiguousGroup(let name, let names):
            (.ambiguousGroup, .usage, "\(name) could be \(names.joined(separator: " or ")).", "Type more of the name.")
        case .groupExists(let name):
            (.groupExists, .input, "There is a group called \(name) already.", "Names are different for every group.")
        case .noCurrency(let name):
            (
                .noCurrency, .usage, "It is not said in which currency \(name) counts.",
                "settled group new \(name) --currency EUR"
            )
        case .noMember(let name, let group, let members):
            (
                .noMember, .input, "Nobody in \(group) is called \(name).",
                members.isEmpty
                    ? "settled member add \(name)"
                    : "There are \(members.joined(separator: ", ")); settled member add makes others known."
            )
        case .ambiguousMember(let name, let names):
            (.ambiguousMember, .usage, "\(name) could be \(names.joined(separator: " or ")).", "Type more of the name.")
        case .memberExists(let name):
            (.memberExists, .input, "Somebody is called \(name) already.", "Names are different for everybody.")
        case .sameName(let one, let other):
            (
                .sameName, .usage, "\(one) and \(other) could be the same person.",
                "--same takes them for one, --distinct for two."
            )
        case .openBalance(let name, let balances):
            (
                .openBalance, .input, "\(name) is not settled up: \(balances).",
                "settled settle \(name) --pay records what is open as paid."
            )
        case .aliasOfThemselves(let name):
            (.badAlias, .input, "\(name) is one person already.", "Name two members.")
        case .noAlias(let name): (.badAlias, .input, "\(name) is not the same person as anybody.", nil)
        case .noEntry(let name, let group):
            (.noEntry, .input, "There is no entry \(name) in \(group).", "settled list shows which there are.")
        case .ambiguousEntry(let name, let names):
            (.ambiguousEntry, .usage, "\(name) could be \(names.joined(separator: " or ")).", "Type more letters.")
        case .isDeleted(let name):
            (.entryDeleted, .input, "\(name) is deleted.", "settled restore \(name) brings it back.")
        case .isNotDeleted(let name): (.entryDeleted, .input, "\(name) is not deleted.", nil)
        case .otherKind(let option, let kind):
            (.otherKind, .usage, "\(option) means nothing for \(kind == .expense ? "an" : "a") \(kind.rawValue).", nil)
        case .noAmount:
            (
                .missingOperand, .usage, "It is not said what was spent.",
                "settled add 12.50 lunch, or settled add --bill 12"
            )
        case .noReceipt(let id):
            (
                .missingOperand, .usage, "RECEIPT is missing.",
                "settled again \(id) RECEIPT takes over who was at the table."
            )
        case .assignWithoutReceipt:
            (
                .missingValue, .usage, "--assign is about the lines of a --receipt.",
                "settled edit ID changes a kept bill."
            )
        case .noPayer:
            (
                .noPayer, .usage, "It is not said who paid.",
                "Say it: --paid NAME, or who you are: settled member me NAME"
            )
        case .openPayers(let names):
            (
                .noPayer, .usage, "It is not said how much each of \(names.joined(separator: ", ")) paid.",
                "--paid " + names.map { "\($0)=AMOUNT" }.joined(separator: ",") + "; one of them may stand without."
            )
        case .split(let option, let text, let fault):
            (.badSplit, .usage, "\(option) \(text.shown): \(fault.sentence)", fault.hint)
        case .splitAlone(let way):
            (
                .badSplit, .usage, "The shares are given by \(way), so that --for alone does not say who owes what.",
                "Give --split as well."
            )
        case .expense(let reason):
            (.doesNotAddUp, .needsPerson, "The expense does not add up: \(reason).", "Nothing was written.")
        case .fixedShares(let name, let shares):
            (
                .fixedShares, .needsPerson, "The shares of \(name) are exact amounts and do not follow its amount.",
                "Say them again: --split exact:\(shares)"
            )
        case .followsReceipt(let name):
            (
                .followsReceipt, .usage, "The amount of \(name) is that of its receipt.",
                "settled edit NUMBER changes the bill, and the expense with it."
            )
        case .paysThemselves(let name): (.badPayment, .usage, "\(name) cannot pay \(name).", nil)
        case .paymentNotPositive(let amount):
            (.badPayment, .usage, "A payment is above zero, not \(amount).", "Turn round who pays whom.")
        case .nothingToChange:
            (.nothingToChange, .usage, "Nothing is said that would change anything.", "--help shows what can be given.")
        case .nothingToUndo(let group):
            (
                .nothingToUndo, .input, "Nothing that was done here in \(group) is left to undo.",
                "settled log shows what happened."
            )
        case .noTarget: (.missingValue, .usage, "It is not said to which group it belongs.", "--group NAME")
        case .sameGroup(let name): (.badMove, .usage, "It is in \(name) already.", "--from says in which group it is.")
        case .otherBase(let old, let new):
            (
                .badMove, .input, "It counts in \(old.code), and the other group in \(new.code).",
                "Add it there anew, with a rate."
            )
        case .rate(let reason):
            (.badRate, .usage, "The rate cannot be used: \(reason).", "A rate is like \"1 EUR=4.4111 PLN\".")
        case .needlessRate(let option, let currency):
            (
                .badRate, .usage, "\(option) is for an amount in another currency than \(currency.code).",
                "--currency says which."
            )
        case .currencyAlone(let currency):
            (.badRate, .usage, "It is not said how much it is in \(currency.code).", "Give --amount as well.")
        case .rateMissing(let amount, let currency):
            (
                .badRate, .usage, "It is not said what \(amount) counts as in \(currency.code).",
                "Give --rate or --counts-as."
            )
        case .rateWithoutCurrency:
            (.badRate, .usage, "--rate is for settling in one currency.", "--in says in which.")
        case .billCurrency(let number, let currency):
            (
                .badRate, .input, "The amounts of bill \(number) are none of \(currency.code).",
                "settled edit \(number) gives it a currency."
            )
        case .unknownPlan(let text):
            (.badPlan, .usage, "\(text) is no way of settling up.", "There are incurred, fewest and via:NAME.")
        case .incurredInOneCurrency:
            (
                .badPlan, .usage, "Who paid for whom is known in each currency, not in one for all.",
                "--plan fewest and --plan via:NAME can be put into one."
            )
        case .tooManyNames(let count):
            (.badPlan, .usage, "A payment is between two, and \(count) names are given.", nil)
        case .notInPlan(let from, let to):
            (.badPlan, .input, "In this plan \(from) pays \(to) nothing.", "settled settle shows who pays whom.")
        case .unfit(let reason): (.badText, .usage, "This cannot be kept: \(reason).", "Nothing was written.")
        case .entry(let name, let reason):
            (
                .badBooks, .input, "\(name) does not add up: \(reason).",
                "settled edit \(name) mends it, settled delete \(name) leaves it out."
            )
        case .books(let reason):
            (.badBooks, .input, "The group cannot be calculated: \(reason).", "Nothing was written.")
        }
    }
}

extension ExchangeError {
    /// The failure's name, what the shell is told, what is wrong, and what to do about it; nil for a file that cannot
    /// be written, which is told as that of any other file.
    var account: (name: Failure.Name, code: ExitCode, sentence: String, hint: String?)? {
        switch self {
        case .unwritable: nil
        case .unreadable(let path, let errno):
            (.unreadable, .input, "\(path): it cannot be read: \(systemMessage(errno)).", nil)
        case .busy(let path):
            (
                .storeBusy, .busy, "\(path) is in use by another process.",
                "Nothing was changed; try again when it is done."
            )
        default: (.unreadableGroup, .input, "The group cannot be read: \(sentence).", "Nothing was written.")
        }
    }

    /// What is wrong with a group, without its full stop.
    var sentence: String {
        switch self {
        case .unreadable, .unwritable, .busy: "its file cannot be used"
        case .tooLarge(let limit): "the file is larger than \(limit >> 20) MiB, which is the most that is read"
        case .notAGroupFile: "this is no group file"
        case .newer(let version): "it was written in version \(version) of the format, and 1 is known"
        case .line(let number, let fault): "line \(number) " + fault.sentence
        case .otherGroup(let found, let wanted): "it is the group \(found), not \(wanted)"
        case .journal(let error): error.description
        case .unbalanced(let currency): "the balances in \(currency.code) are not zero together"
        case .register(let place, let fault):
            "the \(place.register.shown) of \(place.kind.shown) \(place.record) " + fault.sentence
        case .noGroup(let id): "there is no record of the group \(id)"
        case .twoKinds(let id, let one, let other): "\(id) is both \(one.shown) and \(other.shown)"
        }
    }
}

extension RegisterFault {
    fileprivate var sentence: String { (path.isEmpty ? "" : "(\(path.shown)) ") + problem.sentence }
}

extension RegisterFault.Problem {
    fileprivate var sentence: String {
        switch self {
        case .missing: "is missing"
        case .repeated: "stands there twice"
        case .unknown: "is not known in this version"
        case .not(let form): "is not of the form \(form.rawValue)"
        case .json(.controlCharacter): "holds a character that a terminal would obey"
        case .json(let fault): "is not JSON (\(fault))"
        case .noMember(let id): "names \(id), who is not in the group"
        case .noRecord(let id): "names \(id), which is not in the group"
        case .circle: "names a member who joined later"
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
