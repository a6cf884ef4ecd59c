import Ledger
import Money
import TestSupport
import Testing

@Suite struct SplitTests {
    @Test func laws() throws {
        try forEvery("bill", 20_000, seed: 11, draw: Table.draw) { bill in
            let split = try bill.split()
            for statement in split.statements {
                let figure = "\(statement.person.name)'s"
                if statement.entries.map(\.amount).sum() != statement.total {
                    return "\(figure) entries miss the total"
                }
                if statement.entries.filter(\.isLine).map(\.amount).sum() != statement.subtotal {
                    return "\(figure) lines miss the subtotal"
                }
            }
            let left = split.unassigned.map(\.amount).sum()
            if try split.assigned() != split.total - left {
                return "\(try split.assigned()) of \(split.total), \(left) left"
            }
            if split.total != bill.lines.map(\.amount).sum() + (try bill.charges.map { try bill.amount(of: $0) }.sum())
            {
                return "the total is not the sum of what is on the bill"
            }
            let taxes = split.statements.map(\.includedTax).sum()
            if taxes != bill.includedTax { return "included tax \(taxes) instead of \(bill.includedTax)" }
            return unfairPart(of: bill, in: split) ?? wrongStep(of: bill, in: split)
        }
    }

    /// With or without carrying, each part is within one unit of its exact share.
    private func unfairPart(of bill: Bill, in split: Split) -> String? {
        for statement in split.statements {
            for entry in statement.entries {
                let whole: Amount
                let part: Fraction?
                switch entry.reason {
                case .line(let line, let share): (whole, part) = (line.amount, share)
                case .charge(_, let amount, _, let weight, let weights):
                    (whole, part) = (amount, weight.divided(by: weights))
                default: continue
                }
                guard let part else { return "no part of \(entry)" }
                let error = entry.amount.minorUnits * part.denominator - whole.minorUnits * part.numerator
                if error.magnitude >= part.denominator.magnitude { return "\(entry) is a unit or more off" }
            }
        }
        return nil
    }

    private func wrongStep(of bill: Bill, in split: Split) -> String? {
        guard let step = bill.cashStep else { return nil }
        for statement in split.statements where statement.person.name != bill.payer {
            if !statement.total.minorUnits.isMultiple(of: step.minorUnits) { return "\(statement.total) is no step" }
        }
        return nil
    }

    @Test func swappingPeopleMovesNobodyByMoreThanAUnitPerDivision() throws {
        try forEvery("bill", 2000, seed: 12, draw: Table.draw) { bill in
            var plain = bill
            (plain.treats, plain.cashStep, plain.carriesRemainders) = ([], nil, false)
            var swapped = plain
            swapped.people.reverse()
            let there = try plain.split().statements
            let back = try swapped.split().statements.reversed()
            let divisions = bill.lines.count + bill.charges.count
            for (one, other) in zip(there, back) {
                // A moved unit of a line changes the weights of the charges by that unit.
                if (one.subtotal - other.subtotal).magnitude.minorUnits > bill.lines.count { return "\(one) \(other)" }
                if (one.total - other.total).magnitude.minorUnits > divisions * 60 { return "\(one) \(other)" }
            }
            return nil
        }
    }

    @Test func aDiscountOnALineTakesOverItsShares() throws {
        var bill = Table.diner()
        bill.charges = []
        bill.lines.append(Line(6, "Fries half price", "-3.25", appliesTo: 4))
        #expect(try bill.split().statements.map(\.total) == ["19.12", "21.88", "25.00"])
        bill.lines[5].shares = [Share("Bob")]
        #expect(try bill.split().statements.map(\.total) == ["20.75", "20.25", "25.00"])
        bill.lines[5].shares = []
        bill.lines[3].shares = []
        #expect(try bill.split().unassigned.map(\.number) == [4, 6])
    }

    @Test func aCoupleCountsTwiceWhereNothingElseIsSaid() throws {
        let bill = Bill(
            currency: .unspecified, people: [Person("Couple", weight: 2), Person("Single")],
            charges: [Charge(.fee, .amount("30.00"), .even)])
        #expect(try bill.split().statements.map(\.total) == ["20.00", "10.00"])
    }

    @Test func strangersAndWeightsOfNothingDoNotTakePart() throws {
        var bill = Table.diner()
        bill.charges = []
        bill.lines[3].shares = [Share("Zoe"), Share("Bob"), Share("Alice", 0)]
        #expect(try bill.split().statements[1].subtotal == "26.75")
        bill.lines[3].shares = [Share("Zoe")]
        #expect(try bill.split().unassigned.map(\.name) == ["Fries"])
    }

    @Test func treatsAreMovedInTurn() throws {
        var bill = Table.diner()
        bill.treats = [Treat("Bob", by: [Share("Alice")]), Treat("Alice", by: [Share("Bob"), Share("Cara")])]
        let split = try bill.split()
        #expect(split.statements.map(\.total) == ["0.00", "28.51", "60.73"])
        #expect(split.statements[0].entries.last?.reason == .treated(by: ["Bob", "Cara"]))
    }

    /// Two who are treated pay nothing, and not for each other either, in whichever order they are named.
    @Test func guestsDoNotPayForGuests() throws {
        var bill = Table.diner()
        for treats in [[Treat("Alice"), Treat("Bob")], [Treat("Bob"), Treat("Alice")]] {
            bill.treats = treats
            #expect(try bill.split().statements.map(\.total) == ["0.00", "0.00", "89.24"])
        }
        bill.treats.append(Treat("Cara"))
        #expect(throws: LedgerError.nobodyTreats("Bob")) { try bill.split() }
    }

    @Test func refusals() throws {
        var bill = Table.diner()
        bill.people = []
        #expect(throws: LedgerError.nobody) { try bill.split() }
        bill.people = [Person("Bob"), Person("Bob")]
        #expect(throws: LedgerError.sameName("Bob")) { try bill.split() }
        bill.people = [Person("Bob")]
        bill.treats = [Treat("Bob")]
        #expect(throws: LedgerError.nobodyTreats("Bob")) { try bill.split() }
        bill.treats = [Treat("Zoe")]
        #expect(throws: LedgerError.unknownPerson("Zoe")) { try bill.split() }
        bill.treats = []
        bill.cashStep = "0.05"
        #expect(throws: LedgerError.cashWithoutPayer) { try bill.split() }
        bill.payer = "Zoe"
        #expect(throws: LedgerError.unknownPerson("Zoe")) { try bill.split() }
        bill.payer = "Bob"
        bill.cashStep = .zero
        #expect(throws: LedgerError.cashStepNotPositive) { try bill.split() }
        bill.cashStep = nil
        bill.lines[0].amount = Amount(.min)
        #expect(throws: LedgerError.money(.tooLarge)) { try bill.split() }
    }

    @Test func theBaseOfATipIsNamedByItsFigure() throws {
        let half = try #require(Percent("50%"))
        var bill = Table.diner()
        bill.charges = [
            Charge(.discount, .percent(half, of: .subtotal)), Charge(.tax, .amount("1.00")),
            Charge(.tip, .percent(half, of: .subtotal)), Charge(.tip, .percent(half, of: .total)),
        ]
        // 69.25 less 34.63; half of 34.62 and half of 35.62.
        #expect(try bill.charges.map { try bill.amount(of: $0) } == ["-34.63", "1.00", "17.31", "17.81"])
        #expect(try bill.subtotal() == "34.62")
        #expect(try bill.totalWithoutTips() == "35.62")
        #expect(try bill.total() == "70.74")
    }
}
