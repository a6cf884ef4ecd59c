import Ledger
import Money

/// Who takes exactly how much, as a person types it: `ala=12.50,bob=7.50`.
struct TypedAmounts {
    private let currency: Currency
    private let exact: ExactAmounts

    /// Reads the amounts of `text`.
    init(_ text: String, _ currency: Currency) throws(BillFailure) {
        self.currency = currency
        var parts: [ExactAmounts.Part] = []
        for entry in text.split(separator: ",", omittingEmptySubsequences: false) {
            let halves = entry.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            do throws(AssignmentError) {
                let people = try PeopleList.people(halves[0])
                guard let person = people.first else { throw AssignmentError(.nameExpected, at: 0..<0) }
                guard halves.count == 2 else {
                    throw AssignmentError(.equalsExpected, at: halves[0].count..<halves[0].count)
                }
                parts.append(.init(person.name, .zero))
            } catch { throw .assignment(option: "--amounts", text: String(entry), error) }
            do throws(AmountTextError) {
                parts[parts.count - 1].amount = try AmountText(currency).amount(halves[1])
            } catch { throw .amount(option: "--amounts", text: halves[1], error) }
        }
        exact = ExactAmounts(parts)
    }

    /// A bill with one line for each person, all called `name`; the amounts must be those of `whole` together.
    func bill(_ whole: Amount, name: String) throws(BillFailure) -> Bill {
        let sum: Amount
        do throws(LedgerError) {
            sum = try exact.sum()
        } catch { throw .ledger(error) }
        guard sum == whole else {
            throw .amountsDiffer(sum: text(sum), whole: text(whole), difference: text(whole - sum), met: met(whole))
        }
        let lines = exact.parts.enumerated().map { index, part in
            Line(index + 1, name, part.amount, shares: [Share(part.person)])
        }
        return Bill(currency: currency, people: exact.parts.map { Person($0.person) }, lines: lines)
    }

    /// The same text with the odd units placed, where that is all there is.
    private func met(_ whole: Amount) -> String? {
        guard let met = try? exact.meeting(whole) else { return nil }
        return met.parts.map { "\($0.person)=\(text($0.amount))" }.joined(separator: ",")
    }

    private func text(_ amount: Amount) -> String { AmountStyle.plain.text(amount, currency) }
}
