extension MergeMessage {
    /// The text in English.
    var english: String {
        switch self {
        case .exported(let group, let path): "\(group) is written into \(path)."
        case .newGroup(let group): "\(group) is new here, and in use from now on."
        case .came(let group, let counts): "\(group): " + counts.map(Self.english).joined(separator: ", ") + "."
        case .nothingNew(let group): "\(group): nothing new."
        case .possiblyTheSame(let one, let other): "Perhaps the same: \(one) and \(other)."
        case .ahead(let count, let device):
            (count == 1 ? "1 change is" : "\(count) changes are")
                + " dated more than a day ahead: the clock of the device \(device) is wrong."
        }
    }

    private static func english(_ count: Count) -> String {
        switch count {
        case .expenses(let count): count == 1 ? "1 new expense" : "\(count) new expenses"
        case .payments(let count): count == 1 ? "1 payment" : "\(count) payments"
        case .members(let count): count == 1 ? "1 new member" : "\(count) new members"
        case .comments(let count): count == 1 ? "1 comment" : "\(count) comments"
        case .edits(let count): count == 1 ? "1 edit" : "\(count) edits"
        case .deletions(let count): count == 1 ? "1 deletion" : "\(count) deletions"
        case .restorations(let count): count == 1 ? "1 restoration" : "\(count) restorations"
        case .others(let count): count == 1 ? "1 other record" : "\(count) other records"
        }
    }
}
