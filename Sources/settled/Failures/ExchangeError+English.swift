import Exchange
import Groups
import Money

extension ExchangeError {
    /// What is said about it in English.
    var english: FailureText {
        switch self {
        case .unwritable(let path, let errno): .english(unwritable: path, errno)
        case .unreadable(let path, let errno):
            FailureText("\(path): it cannot be read: \(systemMessage(errno, .english)).")
        case .busy(let path):
            FailureText("\(path) is in use by another process.", "Nothing was changed; try again when it is done.")
        default: FailureText("The group cannot be read: \(englishReason).", "Nothing was written.")
        }
    }

    /// What is wrong with a group, without its full stop.
    var englishReason: String {
        switch self {
        case .unreadable, .unwritable, .busy: "its file cannot be used"
        case .tooLarge(let limit): "the file is larger than \(limit >> 20) MiB, which is the most that is read"
        case .notAGroupFile: "this is no group file"
        case .damagedText: "the text of the QR code is not whole"
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
