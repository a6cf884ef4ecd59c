import Money
import Store

extension Contact.Handle {
    /// The handle as it is shown: `revolut @cy`, an account number in groups of four.
    var shown: String { service.shown + " " + shownAddress }

    /// The address as it is shown.
    var shownAddress: String { (isIBAN ? IBAN(address)?.grouped : nil) ?? address.shown }

    /// Whether it is an account number of a bank.
    var isIBAN: Bool { service.lowercased() == "iban" }
}
