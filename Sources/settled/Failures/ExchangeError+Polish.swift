import Exchange
import Groups
import Money

extension ExchangeError {
    /// What is said about it in Polish.
    var polish: FailureText {
        switch self {
        case .unwritable(let path, let errno): .polish(unwritable: path, errno)
        case .unreadable(let path, let errno):
            FailureText("\(path): nie da się przeczytać: \(systemMessage(errno, .polish)).")
        case .busy(let path):
            FailureText("\(path): używa tego inny proces.", "Nic nie zmieniono; spróbuj, gdy skończy.")
        default: FailureText("Nie da się przeczytać grupy: \(polishReason).", "Nic nie zapisano.")
        }
    }

    /// What is wrong with a group, without its full stop.
    var polishReason: String {
        switch self {
        case .unreadable, .unwritable, .busy: "nie da się użyć jej pliku"
        case .tooLarge(let limit): "plik ma ponad \(limit >> 20) MiB, a więcej się nie czyta"
        case .notAGroupFile: "to nie jest plik grupy"
        case .damagedText: "tekst kodu QR nie jest cały"
        case .newer(let version): "zapisano ją w wersji \(version) formatu, a znana jest 1"
        case .line(let number, let fault): "wiersz \(number) " + fault.sentence
        case .otherGroup(let found, let wanted): "to grupa \(found), a nie \(wanted)"
        case .journal(let error): ErrorText(language: .polish).text(error)
        case .unbalanced(let currency): "salda w \(currency.code) nie dają razem zera"
        case .register(let place, let fault):
            "\(place.register.shown) w \(place.kind.shown) \(place.record) " + fault.sentence
        case .noGroup(let id): "nie ma zapisu o grupie \(id)"
        case .twoKinds(let id, let one, let other): "\(id) jest zarazem \(one.shown) i \(other.shown)"
        }
    }
}

extension RegisterFault {
    fileprivate var sentence: String { (path.isEmpty ? "" : "(\(path.shown)) ") + problem.sentence }
}

extension RegisterFault.Problem {
    fileprivate var sentence: String {
        switch self {
        case .missing: "nie istnieje"
        case .repeated: "występuje dwa razy"
        case .unknown: "nie jest znane w tej wersji"
        case .not(let form): "nie ma postaci \(form.rawValue)"
        case .json(.controlCharacter): "zawiera znak, którego posłuchałby terminal"
        case .json(let fault): "nie jest JSON-em (\(fault))"
        case .noMember(let id): "wskazuje na \(id), a tej osoby nie ma w grupie"
        case .noRecord(let id): "wskazuje na \(id), a tego nie ma w grupie"
        case .circle: "wskazuje na osobę, która dołączyła później"
        }
    }
}
