import Exchange
import Groups
import Money

/// Why a group could not be shown or changed as asked. Names are ready to be shown.
enum GroupFailure: Error, Equatable {
    // Groups.
    /// There is no group yet.
    case noGroups
    /// No group is named, and none is in use.
    case noneInUse
    /// No group is called this.
    case noGroup(String)
    /// Several groups are.
    case ambiguousGroup(String, [String])
    /// A group of this name is there already.
    case groupExists(String)
    /// A new group needs a currency.
    case noCurrency(String)

    // Members.
    /// Nobody in the group is called this.
    case noMember(String, group: String, members: [String])
    /// Several members are.
    case ambiguousMember(String, [String])
    /// Somebody in the group is called this already.
    case memberExists(String)
    /// Two names differ only in their case or Unicode form, and nobody can be asked.
    case sameName(String, String)
    /// Somebody cannot be taken out of a group while money is open.
    case openBalance(String, balances: String)
    /// Somebody is made the alias of themselves.
    case aliasOfThemselves(String)
    /// Nobody of this name is somebody else's alias.
    case noAlias(String)

    // Entries.
    /// The group has no entry of this name.
    case noEntry(String, group: String)
    /// Several entries begin so.
    case ambiguousEntry(String, [String])
    /// The entry is deleted.
    case isDeleted(String)
    /// The entry is not deleted.
    case isNotDeleted(String)
    /// What is asked for makes no sense for this kind of thing.
    case otherKind(option: String, EntryKind)
    /// It is not said what was spent.
    case noAmount
    /// A bill is used again without a new receipt.
    case noReceipt(Int)
    /// It is said who had what of a receipt that is not there.
    case assignWithoutReceipt
    /// It is not said who paid.
    case noPayer
    /// Several payers stand without an amount.
    case openPayers([String])
    /// A text about who takes part, who paid or how it is shared was not understood.
    case split(option: String, text: String, SplitFault)
    /// Others take part in an expense whose shares are figures of each.
    case splitAlone(String)
    /// The expense does not add up: why, with the figure that is off.
    case expense(Reason)
    /// The amount of an expense whose shares are exact amounts is changed alone.
    case fixedShares(String, shares: String)
    /// The amount of an expense that follows a receipt is changed.
    case followsReceipt(String)
    /// A payment goes from somebody to themselves.
    case paysThemselves(String)
    /// A payment is not above zero.
    case paymentNotPositive(String)
    /// It is said when something ends that does not come again.
    case notRecurring(String)
    /// It would have come so often already that its day is hardly meant.
    case comesTooOften(Int)
    /// Nothing is said that would change anything.
    case nothingToChange
    /// There is nothing left to undo.
    case nothingToUndo(group: String)

    // Moving.
    /// It is not said to which group an entry belongs.
    case noTarget
    /// It is there already.
    case sameGroup(String)
    /// It comes again, and would come again there.
    case recurs(String)
    /// What it counts as is in the currency of the old group.
    case otherBase(Currency, Currency)

    // Rates.
    /// The rate cannot be used.
    case rate(Reason)
    /// A rate is given for an expense in the group's own currency.
    case needlessRate(option: String, Currency)
    /// The currency of an entry is changed without its amount.
    case currencyAlone(Currency)
    /// An expense that counted as an amount of the group's currency has another amount now.
    case rateMissing(String, Currency)
    /// A rate is given, and nothing is converted.
    case rateWithoutCurrency
    /// A bill's amounts have other decimals than the currency has.
    case billCurrency(Int, Currency)

    // Plans.
    /// This is no way of settling up.
    case unknownPlan(String)
    /// Debts as incurred cannot be put into one currency.
    case incurredInOneCurrency
    /// More names than two are given.
    case tooManyNames(Int)
    /// The plan has no payment from one to the other.
    case notInPlan(String, String)

    // Files.
    /// A file that would be replaced holds edits that are not known here.
    case unknownInFile(String, edits: Int)
    /// A group does not fit into a QR code.
    case noQRCode(String, characters: Int, largest: Int)
    /// A QR code does not fit into the terminal.
    case narrowForQRCode(columns: Int, lines: Int, width: Int)

    // Faults of what is kept.
    /// Something cannot be kept in a group.
    case unfit(ExchangeError)
    /// An entry of the group does not add up.
    case entry(String, Reason)
    /// The books of the group cannot be read.
    case books(Reason)

    /// What a command is about.
    enum EntryKind: String {
        case expense, payment, bill
    }
}

/// What is wrong with a text that says who takes part, who paid, or how an expense is shared.
enum SplitFault: Error, Equatable {
    /// It is none of the ways.
    case unknownWay(String)
    /// This way needs people and their figures behind a colon.
    case needsPeople(String)
    /// No figures belong here.
    case takesNoFigures(String)
    /// Somebody is named twice.
    case twice(String)
    /// Somebody stands without a figure.
    case noFigure(String)
    /// This is no weight or percentage.
    case notANumber(String)
    /// Somebody is named by one option and missing from the other.
    case notAmong(String, option: String)
    /// A name was expected.
    case noName
}
