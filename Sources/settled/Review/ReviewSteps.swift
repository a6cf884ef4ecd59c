import Ledger
import Money
import Store

extension ReviewSession.State {
    /// Takes an answer in the step one is in, and says what is to be said besides the next question.
    mutating func take(_ text: String) throws(ReviewProblem) -> [Prompt] {
        switch step {
        case .lines: return try takeCorrection(text)
        case .people: try takePeople(text)
        case .assignment: try takeAssignment(text)
        case .extras: try takeExtra(text)
        case .confirmation:
            guard ["", ".", "y", "yes", "t", "tak"].contains(text.lowercased()) else { throw .unknown(text) }
            do throws(BillFailure) {
                _ = try split()
            } catch { throw .bill(error) }
            step = .done
        case .done: break
        }
        return []
    }

    /// What is asked in the step one is in.
    func question() -> [Prompt] {
        switch step {
        case .lines:
            let recalled: [Prompt] = recollections.isEmpty ? [] : [.recalled(recollections)]
            if let number = open.first, let position = sheet.position(number) {
                return recalled + [.line(sheet.lines[position], sheet.currency)]
            }
            return (receipt.map { [.receipt(sheet, $0.check)] } ?? []) + recalled + [.corrections]
        case .people: return [.people(people.isEmpty ? offeredTables : [], now: people)]
        case .assignment:
            let table = Prompt.assignment(assigned(), common: sheet.commonLines)
            return [table, .takers(left: unassigned.count, example: example)]
        case .extras, .confirmation:
            do throws(BillFailure) {
                let bill = try split().bill
                if step == .confirmation { return [.confirmation(bill)] }
                return (offeredTip.map { [.usualTip($0)] } ?? []) + [.extras(bill)]
            } catch { return [.problem(.bill(error)), .extrasAgain] }
        case .done: return [.finished]
        }
    }

    /// The bill as it is now, which has been split to see that it can be.
    private func split() throws(BillFailure) -> (bill: Bill, split: Split) {
        let bill = try bill()
        do throws(LedgerError) {
            return (bill, try bill.split())
        } catch { throw .ledger(error) }
    }

    /// The lines with those who take part, and nothing else.
    private func assigned() -> Bill {
        var bill = Bill(title: sheet.title, currency: sheet.currency, people: people)
        bill.lines = sheet.lines.map { line in
            Line(line.number, line.name, line.price, shares: shares[line.number] ?? [], appliesTo: line.appliesTo)
        }
        return bill
    }

    /// The bill as it is now.
    func bill() throws(BillFailure) -> Bill {
        var bill: Bill
        do throws(LedgerError) {
            bill = try ReceiptBill(sheet).bill
        } catch { throw .ledger(error) }
        bill.people = people
        for position in bill.lines.indices { bill.lines[position].shares = shares[bill.lines[position].number] ?? [] }
        bill.shareCommonLines(sheet.commonLines)
        var request = SplitRequest(source: .lines(""))
        request.extras.typed = Charge.Kind.allCases.compactMap { kind in extras.typed[kind].map { (kind, $0) } }
        request.extras.tipBase = extras.tipBase
        request.rules = extras.rules
        request.treats = extras.treats
        request.payer = extras.payer
        request.cashStep = extras.cashStep
        request.carries = extras.carries
        try request.complete(&bill)
        return bill
    }

    private var receipt: ReceiptBill? { try? ReceiptBill(sheet) }

    /// The lines that nobody has been given and that do not go by what each had.
    private var unassigned: [Int] {
        let bill = assigned()
        let common = sheet.commonLines
        return bill.lines.filter { line in
            let isCommon = common.contains(line.number) && bill.host(of: line) == nil
            return bill.shares(of: line).isEmpty && !isCommon
        }.map(\.number)
    }

    /// What could be typed next: the first lines that are left, and the first people.
    private var example: String {
        let lines = unassigned.prefix(2).map(String.init).joined(separator: " ")
        let takers = people.prefix(2).map { Instruction.Taker(Located($0.name)) }
        return "\(lines) = \(Instruction.Takers.people(takers))"
    }

    private mutating func takeCorrection(_ text: String) throws(ReviewProblem) -> [Prompt] {
        if text.isEmpty, let number = open.first {
            open.removeFirst()
            // It has been looked at, and need not be again where the bill is opened once more.
            if let position = sheet.position(number) { sheet.lines[position].doubts = [] }
            return []
        }
        guard text.isEmpty || text == "." else {
            do throws(SheetEdit.Fault) {
                if Self.asksForSame(text), !recollections.isEmpty {
                    for recollection in recollections { try sheet.apply(recollection.edit) }
                } else {
                    let edit = try SheetEdit(text, current: open.first)
                    try sheet.apply(edit)
                    learn(from: edit)
                }
            } catch { throw .edit(error) }
            // What was corrected has been looked at, and what is gone need not be.
            open.removeAll { number in
                sheet.position(number).map { sheet.lines[$0].doubts.isEmpty } ?? true
            }
            shares = shares.filter { sheet.position($0.key) != nil }
            return open.isEmpty ? [] : receipt.map { [.receipt(sheet, $0.check)] } ?? []
        }
        guard let receipt else { throw .bill(.ledger(.money(.tooLarge))) }
        open = []
        step = .people
        return receipt.check.holds ? [] : [.warning(sheet, receipt.check)]
    }

    private mutating func takePeople(_ text: String) throws(ReviewProblem) {
        if let table = offeredTable(text) {
            people = table.people
        } else if text.isEmpty || text == "." {
            guard !people.isEmpty else { throw .nobody }
        } else {
            do throws(AssignmentError) {
                people = try completed(text)
            } catch { throw .assignment(text, error) }
            let names = Set(people.map(\.name))
            shares = shares.mapValues { $0.filter { names.contains($0.person) } }
        }
        step = .assignment
    }

    private mutating func takeAssignment(_ text: String) throws(ReviewProblem) {
        if text.isEmpty || text == "." {
            let left = unassigned
            guard left.isEmpty else { throw .bill(.unassigned(left.map(String.init))) }
            step = .extras
            return
        }
        var bill = assigned()
        do throws(AssignmentError) {
            try bill.assign(text)
        } catch { throw .assignment(text, error) }
        for line in bill.lines { shares[line.number] = line.shares }
    }

    private mutating func takeExtra(_ text: String) throws(ReviewProblem) {
        if text.isEmpty || text == "." {
            step = .confirmation
            return
        }
        var next = self
        try next.extras.take(Self.asksForSame(text) ? offeredTip.map { "tip \($0)" } ?? text : text)
        // Taking something back always helps, also where more than one thing is in the way.
        if ReviewExtras.takesBack(text) {
            self = next
            return
        }
        do throws(BillFailure) {
            _ = try next.split()
        } catch { throw .bill(error) }
        self = next
    }
}
