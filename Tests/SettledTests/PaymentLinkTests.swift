import Foundation
import Money
import Store
import TestSupport
import Testing

@testable import settled

@Suite struct PaymentLinkTests {
    private func link(_ service: String, _ address: String, _ currency: String, note: String = "Joe's & Söhne")
        -> String?
    {
        Currency(code: currency).flatMap {
            PaymentLink(Contact.Handle(service, address), "27.25", $0, note: note)?.address
        }
    }

    @Test(arguments: [
        ("paypal", "ala", "EUR", "https://paypal.me/ala/27.25EUR"),
        ("PayPal.me", "https://www.paypal.me/ala", "USD", "https://paypal.me/ala/27.25USD"),
        ("venmo", "@ala-b", "USD", "https://venmo.com/ala-b?txn=pay&amount=27.25&note=Joe%27s%20%26%20S%C3%B6hne"),
        ("Cash App", "$ala", "USD", "https://cash.app/$ala/27.25"),
        ("monzo", "ala", "GBP", "https://monzo.me/ala/27.25"),
        ("upi", "ala@bank", "INR", "upi://pay?pa=ala@bank&am=27.25&cu=INR&tn=Joe%27s%20%26%20S%C3%B6hne"),
        ("revolut", "@ala", "PLN", "https://revolut.me/ala"),
    ])
    func isOfTheService(service: String, address: String, currency: String, expected: String) {
        #expect(link(service, address, currency) == expected)
    }

    /// No link where the service, the currency or the handle is of another kind.
    @Test(arguments: [
        ("paypal", "ala@example.org", "EUR"), ("paypal", "javascript:alert(1)", "EUR"), ("paypal", "", "EUR"),
        ("paypal", "https://example.org/ala", "EUR"), ("paypal", "..", "EUR"), ("venmo", "ala", "EUR"),
        ("upi", "ala", "INR"), ("blik", "600100200", "PLN"), ("iban", "DE89370400440532013000", "EUR"),
        ("paypal", "ala", "XXX"),
    ])
    func isNone(service: String, address: String, currency: String) {
        #expect(link(service, address, currency) == nil)
    }

    @Test func isForMoneyThatIsOwed() throws {
        let euro = try #require(Currency(code: "EUR"))
        let handle = Contact.Handle("paypal", "ala")
        #expect(PaymentLink(handle, .zero, euro, note: "") == nil)
        #expect(PaymentLink(handle, "-1.00", euro, note: "") == nil)
    }

    @Test func theOneWithTheAmountIsBest() throws {
        let euro = try #require(Currency(code: "EUR"))
        let handles = [
            Contact.Handle("iban", "x"), Contact.Handle("revolut", "ala"), Contact.Handle("paypal", "ala"),
        ]
        #expect(PaymentLink.best(handles, "1.00", euro, note: "")?.address == "https://paypal.me/ala/1.00EUR")
        #expect(PaymentLink.best(Array(handles[..<2]), "1.00", euro, note: "")?.address == "https://revolut.me/ala")
        #expect(PaymentLink.best(Array(handles[..<1]), "1.00", euro, note: "") == nil)
    }

    /// Whatever stands in a handle or a title, a link begins with a known address and holds nothing but plain characters.
    @Test func leadsNowhereElse() {
        let pieces = [
            "ala", "@", "$", "/", "//", "..", "?", "#", "&", "\"", "'", "<", ">", " ", "%2e", "javascript:", "https://",
            "paypal.me/", "evil.example", "\u{202E}", "\u{1B}[31m", "é", "\\", ":",
        ]
        let services = ["paypal", "venmo", "cash app", "monzo", "upi", "revolut"]
        let codes = ["USD", "GBP", "INR", "EUR", "JPY"]
        forEvery("handle", 3000, seed: 404) { generator in
            func text(_ generator: inout SeededGenerator) -> String {
                (0..<Int.random(in: 1...4, using: &generator)).map { _ in
                    pieces.randomElement(using: &generator) ?? ""
                }.joined()
            }
            return (
                handle: Contact.Handle(services.randomElement(using: &generator) ?? "", text(&generator)),
                code: codes.randomElement(using: &generator) ?? "", note: text(&generator)
            )
        } law: { given in
            guard let currency = Currency(code: given.code),
                let link = PaymentLink(given.handle, "12.00", currency, note: given.note)?.address
            else { return nil }
            let name = "[A-Za-z0-9._~-]+"
            let form =
                "^(https://(paypal[.]me|monzo[.]me|revolut[.]me|cash[.]app)/[$]?\(name)(/[0-9.]+[A-Z]*)?"
                + "|https://venmo[.]com/\(name)[?]txn=pay&amount=[0-9.]+&note=[A-Za-z0-9._~%-]*"
                + "|upi://pay[?]pa=\(name)@\(name)&am=[0-9.]+&cu=INR&tn=[A-Za-z0-9._~%-]*)$"
            return link.range(of: form, options: .regularExpression) == nil ? link : nil
        }
    }
}
