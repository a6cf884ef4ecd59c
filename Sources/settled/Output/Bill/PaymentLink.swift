import Money
import Store

/// A web address that lets somebody be paid, for the services whose form of it is known.
///
///     https://paypal.me/ala/27.25EUR                          any currency
///     https://venmo.com/ala?txn=pay&amount=27.25&note=Dinner  dollars
///     https://cash.app/$ala/27.25                             dollars
///     https://monzo.me/ala/27.25                              pounds
///     upi://pay?pa=ala@bank&am=27.25&cu=INR&tn=Dinner         rupees
///     https://revolut.me/ala                                  without an amount
///
/// It is made of letters, digits and the marks above alone, whatever stands in a handle: nothing in it can end an
/// attribute or lead elsewhere.
struct PaymentLink: Hashable {
    /// The address.
    let address: String
    /// Whether the amount is part of it.
    let hasAmount: Bool

    /// The link by which `amount` reaches the owner of a handle; nil where there is none.
    init?(_ handle: Contact.Handle, _ amount: Amount, _ currency: Currency, note: String) {
        guard amount > .zero, currency != .unspecified else { return nil }
        let number = AmountStyle.plain.text(amount, currency)
        let note = note.percentEncoded
        func name(_ hosts: String...) -> String? { Self.name(in: handle.address, hosts) }
        switch (handle.service.lowercased().filter(\.isLetter), currency.code) {
        case ("paypal", let code), ("paypalme", let code):
            guard let user = name("paypal.me") else { return nil }
            (address, hasAmount) = ("https://paypal.me/\(user)/\(number)\(code)", true)
        case ("venmo", "USD"):
            guard let user = name("venmo.com") else { return nil }
            (address, hasAmount) = ("https://venmo.com/\(user)?txn=pay&amount=\(number)&note=\(note)", true)
        case ("cashapp", "USD"):
            guard let user = name("cash.app") else { return nil }
            (address, hasAmount) = ("https://cash.app/$\(user)/\(number)", true)
        case ("monzo", "GBP"), ("monzome", "GBP"):
            guard let user = name("monzo.me") else { return nil }
            (address, hasAmount) = ("https://monzo.me/\(user)/\(number)", true)
        case ("upi", "INR"):
            let parts = handle.address.split(separator: "@", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, parts.allSatisfy(Self.isName) else { return nil }
            (address, hasAmount) = ("upi://pay?pa=\(parts[0])@\(parts[1])&am=\(number)&cu=INR&tn=\(note)", true)
        case ("revolut", _), ("revolutme", _):
            guard let user = name("revolut.me") else { return nil }
            (address, hasAmount) = ("https://revolut.me/\(user)", false)
        default: return nil
        }
    }

    /// The best of the links for several handles: the first that carries the amount, else the first.
    static func best(
        _ handles: [Contact.Handle], _ amount: Amount, _ currency: Currency, note: String
    ) -> PaymentLink? {
        let links = handles.compactMap { PaymentLink($0, amount, currency, note: note) }
        return links.first(where: \.hasAmount) ?? links.first
    }

    /// The user's name in `@ala`, `$ala`, `ala` or the whole address of one of the hosts; nil for anything else.
    private static func name(in address: String, _ hosts: [String]) -> String? {
        var rest = address[...]
        for prefix in ["https://", "http://", "www."] + hosts.map({ $0 + "/" }) where rest.hasPrefix(prefix) {
            rest = rest.dropFirst(prefix.count)
        }
        if let first = rest.first, "@$".contains(first) { rest.removeFirst() }
        return isName(String(rest)) ? String(rest) : nil
    }

    /// Letters and digits of ASCII, and marks that stand for themselves in an address (RFC 3986, unreserved).
    private static func isName(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count) && text.utf8.allSatisfy(\.isUnreserved) && text.utf8.contains { $0 != 0x2E }
    }
}

extension UInt8 {
    /// Whether it stands for itself in a web address (RFC 3986, 2.3).
    fileprivate var isUnreserved: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }
}

extension String {
    /// The text as a value inside of a web address, without anything a terminal could obey.
    fileprivate var percentEncoded: String {
        shown.utf8.map { byte in
            if byte.isUnreserved { return String(UnicodeScalar(byte)) }
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.count == 1 ? "0" : "") + digits
        }.joined()
    }
}
