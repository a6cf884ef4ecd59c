import Groups
import Money

/// Who paid an expense, as a person types it: `ben`, or `ann=70,ben=50`; one name may stand without an amount and paid
/// the rest.
struct TypedPayers {
    private let figures: [NamedFigures.Figure]

    /// Reads the value of `--paid`.
    init(_ text: String) throws(Failure) {
        do throws(SplitFault) {
            figures = try NamedFigures(text).figures
        } catch { throw .group(.split(option: "--paid", text: text, error)) }
        let open = figures.filter { $0.mark == nil }
        if open.count > 1 { throw .group(.openPayers(open.map(\.name.shown))) }
    }

    /// The payers of an expense of this amount.
    func payers(_ members: MemberList, of amount: Amount, _ currency: Currency) throws(Failure) -> [Contribution] {
        var payers: [Contribution] = []
        for figure in figures {
            let member: Member
            member = try members.member(figure.name)
            payers.append(Contribution(member.id, try self.amount(figure, currency)))
        }
        guard let open = figures.firstIndex(where: { $0.mark == nil }) else { return payers }
        do throws(MoneyError) {
            payers[open].amount = try amount.subtracting(try payers.map(\.amount).checkedSum())
        } catch { throw .group(.expense(Reason { $0.text(error) })) }
        return payers
    }

    private func amount(_ figure: NamedFigures.Figure, _ currency: Currency) throws(Failure) -> Amount {
        guard figure.mark != nil else { return .zero }
        do throws(AmountTextError) {
            return try AmountText(currency).amount(figure.text)
        } catch { throw .bill(.amount(option: "--paid", text: "\(figure.name)=\(figure.text)".shown, error)) }
    }
}
