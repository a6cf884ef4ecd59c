import Groups
import Money

extension PlanKind {
    /// Reads a way of settling up: `incurred`, `fewest`, or `via:NAME`.
    init(typed text: String, _ opened: OpenGroup) throws(Failure) {
        let halves = text.split(separator: ":", maxSplits: 1).map(String.init)
        switch (halves.first?.lowercased(), halves.count) {
        case ("incurred", 1): self = .incurred
        case ("fewest", 1): self = .fewest
        case ("via", 2): self = .via(try opened.members.member(halves[1]).id)
        default: throw .group(.unknownPlan(text.shown))
        }
    }
}

extension OpenGroup {
    /// Whether somebody chose the group's plan, instead of leaving it as every new group has it.
    var hasChosenPlan: Bool { history.record(group.id)?.current("plan") != nil }

    /// A plan in one currency, at rates as they were typed.
    func converted(
        _ journal: Journal, to target: Currency, at texts: [String], _ kind: PlanKind
    ) throws(Failure) -> Plan {
        var rates: [Rate] = []
        for text in texts {
            do throws(RateError) { rates.append(try Rate(text, to: target)) } catch {
                throw .group(.rate(Reason { $0.text(error) }))
            }
        }
        let all: Balances
        do throws(JournalError) { all = try journal.balances() } catch { throw .group(failure(error)) }
        let balances: Balances
        do throws(ConversionError) { balances = try all.converted(to: target, at: rates) } catch {
            throw .group(.rate(Reason { $0.text(error) }))
        }
        guard case .via(let member) = kind else { return balances.fewestPlan }
        do throws(JournalError) {
            return try balances.plan(via: journal.survivor(of: member) ?? member)
        } catch { throw .group(failure(error)) }
    }
}
