import Ledger
import Money
import Receipt

extension Sheet {
    /// Makes a correction; with an error nothing is changed.
    mutating func apply(_ edit: SheetEdit) throws(SheetEdit.Fault) {
        var sheet = self
        switch edit {
        case .price(let number, let text):
            let line = try sheet.place(number)
            sheet.lines[line].price = try amount(text)
            sheet.lines[line].doubts.removeAll { $0 != .nameMissing }
        case .name(let number, let name):
            let line = try sheet.place(number)
            sheet.lines[line].name = name
            sheet.lines[line].doubts.removeAll { $0 == .nameMissing }
        case .quantity(let number, let text):
            let line = try sheet.place(number)
            sheet.lines[line].quantity = text
            sheet.lines[line].doubts.removeAll { $0 == .quantityMismatch }
        case .delete(let number):
            sheet.lines.remove(at: try sheet.place(number))
            sheet.redirect(number, to: nil)
        case .expand(let number, let count): try sheet.expand(number, count)
        case .kind(let number, let kind): sheet.lines[try sheet.place(number)].kind = kind
        case .attach(let number, let host): try sheet.attach(number, to: host)
        case .add(let name, let text):
            let number = sheet.freeNumber
            sheet.lines.append(SheetLine(number: number, name: name, price: try amount(text)))
        case .join(let first, let second): try sheet.join(first, second)
        case .sum(let sum, let text): try sheet.set(sum, text)
        case .title(let text): sheet.title = text
        case .date(let text):
            let parts = text.split(separator: "-").map { Int($0) ?? 0 }
            guard parts.count == 3, let day = CalendarDate(year: parts[0], month: parts[1], day: parts[2]) else {
                throw .date(text)
            }
            sheet.date = day.description
        case .currency(let text):
            guard let currency = Currency(code: text), sheet.change(to: currency) else { throw .currency(text) }
        }
        self = sheet
    }

    private func place(_ number: Int) throws(SheetEdit.Fault) -> Int {
        guard let position = position(number) else { throw .unknownLine(number) }
        return position
    }

    private func amount(_ text: String) throws(SheetEdit.Fault) -> Amount {
        do throws(AmountTextError) {
            return try AmountText(currency).amount(text)
        } catch { throw .amount(text, error) }
    }

    /// A number above all that are used.
    private var freeNumber: Int { (lines.map(\.number).max() ?? 0) + 1 }

    /// Lets what belongs to one line belong to another, or to none.
    private mutating func redirect(_ number: Int, to other: Int?) {
        for position in lines.indices where lines[position].appliesTo == number { lines[position].appliesTo = other }
    }

    /// One line becomes several of the same name, which share its price as evenly as it goes.
    private mutating func expand(_ number: Int, _ count: Int) throws(SheetEdit.Fault) {
        let position = try place(number)
        let line = lines[position]
        guard !lines.contains(where: { $0.appliesTo == number }) else { throw .attachment(number) }
        guard let prices = try? line.price.apportioned(among: count) else { throw .count(String(count)) }
        let first = freeNumber
        let copies = prices.enumerated().map { index, price in
            var copy = line
            copy.number = index == 0 ? number : first + index - 1
            (copy.price, copy.quantity, copy.doubts) = (price, "1", [])
            return copy
        }
        lines.replaceSubrange(position...position, with: copies)
    }

    private mutating func attach(_ number: Int, to host: Int?) throws(SheetEdit.Fault) {
        let position = try place(number)
        if let host {
            guard host != number, lines[try place(host)].appliesTo == nil,
                !lines.contains(where: { $0.appliesTo == number })
            else { throw .attachment(host) }
        }
        lines[position].appliesTo = host
    }

    /// Two lines become one with both names and the sum of the prices, as when a name and its price stood apart.
    private mutating func join(_ first: Int, _ second: Int) throws(SheetEdit.Fault) {
        let (keep, drop) = (try place(first), try place(second))
        guard keep != drop else { throw .unknownLine(second) }
        let other = lines[drop]
        guard let sum = try? [lines[keep].price, other.price].checkedSum() else { throw .amount("", .tooLarge) }
        lines[keep].name = [lines[keep].name, other.name].filter { !$0.isEmpty }.joined(separator: " ")
        lines[keep].price = sum
        lines[keep].doubts = []
        lines.remove(at: drop)
        redirect(second, to: first)
        if let kept = self.position(first), lines[kept].appliesTo == first { lines[kept].appliesTo = nil }
    }

    private mutating func set(_ sum: SheetEdit.Sum, _ text: String) throws(SheetEdit.Fault) {
        let amount = ["none", "brak"].contains(text.lowercased()) ? nil : try amount(text)
        switch sum {
        case .subtotal: subtotal = amount
        case .tax: taxes = amount.map { [$0] } ?? []
        case .service: service = amount
        case .tip: tip = amount
        case .rounding: rounding = amount
        case .total: total = amount
        }
    }

    /// Takes the amounts as digits of another currency; false where decimals would be lost or an amount not fit.
    private mutating func change(to new: Currency) -> Bool {
        var fits = true
        let old = currency
        func converted(_ amount: Amount) -> Amount {
            var text = AmountStyle.plain.text(amount, old)[...]
            if old.exponent > 0 {
                while text.last == "0" { text.removeLast() }
                if text.last == "." { text.removeLast() }
            }
            guard let amount = Amount(decimal: String(text), new) else {
                fits = false
                return .zero
            }
            return amount
        }
        for position in lines.indices { lines[position].price = converted(lines[position].price) }
        taxes = taxes.map(converted)
        (subtotal, service, tip) = (subtotal.map(converted), service.map(converted), tip.map(converted))
        (rounding, total) = (rounding.map(converted), total.map(converted))
        currency = new
        return fits
    }
}
