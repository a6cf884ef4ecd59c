import Groups

extension GroupMessage {
    /// The text in English.
    var english: String {
        switch self {
        case .made(let name, let members):
            members.isEmpty ? "\(name) is made and in use." : "\(name) is made and in use: \(members)."
        case .inUse(let name): "Commands that name no group mean \(name) now."
        case .renamed(let name, let other): "\(name) is called \(other) now."
        case .changed(let name): "\(name) is changed."
        case .archived(let name, let isArchived): isArchived ? "\(name) is put away." : "\(name) is back."
        case .joined(let names, let group): "New in \(group): \(names)."
        case .nobodyNew: "Everybody of them is there already."
        case .memberRenamed(let name, let other): "\(name) is called \(other) now, on earlier entries as well."
        case .removed(let name, let isRemoved):
            isRemoved ? "\(name) takes part in nothing new; earlier entries keep the name." : "\(name) is back."
        case .youAre(let name): "You are \(name)."
        case .nobodyIsMe(let group): "Nobody in \(group) is you."
        case .handleSet(let name, let service, let address?): "Money reaches \(name) by \(service): \(address)"
        case .handleSet(let name, let service, nil): "\(name) has no \(service) any more."
        case .weightSet(let name, let weight): "\(name) counts for \(weight) from now on."
        case .colourSet(let name, let colour?): "\(name) is \(colour)."
        case .colourSet(let name, nil): "\(name) has no colour."
        case .onePerson(let one, let other): "\(one) and \(other) are one person, called \(other)."
        case .twoPeople(let one, let other): "\(one) and \(other) are two people again."
        case .areTheyOne(let one, let other): "Are \(one) and \(other) the same person? [yes/no]"
        case .yes: "yes"
        case .no: "no"
        case .commented(let title): "\(title): the comment is added."
        case .entryDeleted(let title, let id): "\(title) is deleted; settled restore \(id) brings it back."
        case .entryRestored(let title): "\(title) is back."
        case .undone(let what): "Undone: \(what)"
        case .leftAlone(let count):
            count == 1 ? "1 value was changed since and stays." : "\(count) values were changed since and stay."
        case .convertsToNothing(let title): "\(title) counts as nothing at this rate."
        case .noPicture(let title): "There is no picture of \(title) here."
        case .fixedStay(let names): "What is fixed stays as it is: \(names)."
        case .followed(let id, let group): "\(id) in \(group) follows the bill."
        case .notFollowed(let id, let group): "\(id) in \(group) does not follow the bill and stays as it was:"
        case .hookSet(let group, let isThere):
            isThere
                ? "The command runs when others add to \(group)." : "Nothing runs any more when others add to \(group)."
        case .hookFailed(let group, let code): "The hook of \(group) ended with \(code); what came is kept."
        case .linked(let group, let path): "\(group) is kept in \(path) as well."
        case .unlinked(let group): "\(group) is kept in no file any more."
        case .keptIn(let path): "file: \(path)"
        case .notJoined(let path): "\(path) is not joined now; this is what this device has."
        case .cameFromFile(let path, let new, let changed): "From \(path): \(new) new, \(changed) changed."
        case .words(let group, let state): "group words: \(group)\nledger words: \(state)"
        case .sayWhoYouAre: "settled member me NAME says who of them you are."
        case .cameDue(let what, let day, let id): "\(what) came due on \(day) (\(id))."
        case .followsTemplate(let what, let day, let id): "\(what) of \(day) (\(id)) is as what it repeats is now."
        case .every(let recurrence): Self.english(recurrence)
        case .nothingRecurs: "Nothing comes again."
        case .noGroups: "There is no group yet."
        case .nothingSpent: "Nothing was spent or paid yet."
        case .noEntryIsLikeThat: "No entry is like that."
        case .more(let count): count == 1 ? "1 more with --all." : "\(count) more with --all."
        case .isOwed(let amount): "is owed \(amount)"
        case .owes(let amount): "owes \(amount)"
        case .isSettledUp: "is settled up"
        case .youAreOwed(let amount): "you are owed \(amount)"
        case .youOwe(let amount): "you owe \(amount)"
        case .settledUp: "settled up"
        case .moneyIsOpen: "not settled up"
        case .spent(let total, let count): "\(total) total · " + (count == 1 ? "1 expense" : "\(count) expenses")
        case .noExpensesYet: "No expenses yet"
        case .people(let count): count == 1 ? "1 person" : "\(count) people"
        case .settleUp: "Settle up"
        case .expenses: "Expenses"
        case .everyoneIsSettled: "Everyone is settled up."
        case .nothingToSettleYet: "Nothing to settle yet."
        case .pays(let from, let to, let amount): "\(from) pays \(to) \(amount)"
        case .paidBy(let amount, let names): "\(amount), paid by \(names)"
        case .paidTo(let from, let to): "\(from) paid \(to)"
        case .notProven: "So many people are open that fewer payments may be possible."
        case .nothingToPay: "There is nothing to pay."
        case .expense: "Expense"
        case .day: "day"
        case .what: "what"
        case .whoPaid: "paid by"
        case .amount: "amount"
        case .rate: "rate"
        case .category: "category"
        case .tags: "tags"
        case .note: "note"
        case .owe(let way): "shared \(way)"
        case .way(let split): Self.english(split)
        case .isDeleted: "deleted"
        case .me: "me"
        case .archivedMark: "put away"
        case .removedMark: "removed"
        case .countsFor(let weight): "counts for \(weight)"
        case .kind(let kind): kind.rawValue
        case .did(let action, let what): "\(action.rawValue) \(what)"
        case .theGroup: "the group"
        case .theComment(let text): "the comment “\(text)”"
        case .register(let name): name
        }
    }

    private static func english(_ recurrence: Recurrence) -> String {
        let interval = recurrence.interval
        let every = "every " + (interval == 1 ? recurrence.unit.rawValue : "\(interval) \(recurrence.unit.rawValue)s")
        return switch recurrence.end {
        case .never: every
        case .until(let day): "\(every) until \(day)"
        case .count(let times): times == 1 ? "\(every), once in all" : "\(every), \(times) times in all"
        }
    }

    private static func english(_ split: ExpenseSplit) -> String {
        switch split {
        case .equal: "equally"
        case .shares: "by weights"
        case .percent: "by percentages"
        case .exact: "by exact amounts"
        case .adjusted: "equally, with adjustments"
        case .fixed: "by fixed amounts and the rest"
        case .items: "by the receipt"
        }
    }
}
