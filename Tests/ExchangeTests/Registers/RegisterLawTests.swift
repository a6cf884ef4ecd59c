import Exchange
import Groups
import Money
import TestSupport
import Testing

extension Group {
    /// Everything in the group as edits, as if each record had been made in one go.
    func history() throws -> History {
        let first = Stamp(milliseconds: 1, device: "forge")
        var edits = try self.edits(from: nil, at: first, by: "")
        for (index, member) in members.enumerated() {
            edits += try member.edits(from: nil, at: Stamp(milliseconds: 2 + index, device: "forge"), by: "")
        }
        for expense in expenses { edits += try expense.edits(from: nil, at: expense.created, by: "") }
        for payment in payments { edits += try payment.edits(from: nil, at: payment.created, by: "") }
        for comment in comments { edits += try comment.edits(from: nil, at: comment.created, by: comment.author) }
        return History(of: id, edits)
    }
}

struct RegisterLawTests {
    @Test func aGroupIsReadFromItsEdits() throws {
        try forEvery("group", 1500, seed: 1, draw: { GroupForge.group(ofSize: 12, using: &$0) }) { group in
            let history = try group.history()
            guard try Group(history) == group else { return "is read as another" }
            // The values are canonical, so that the same value is the same text on every device.
            let other = history.edits.first { (try? JSON(parsing: $0.value.utf8).canonical) != $0.value }
            return other.map { "is not canonical in \($0)" }
        }
    }

    /// Entries that come later, and edits of entries that were there, leave the same group as all of it read anew; what
    /// cannot be read is the same error.
    @Test func readingOnWhatChangedIsReadingAll() throws {
        try forEvery(
            "group", 1500, seed: 3,
            draw: { generator in
                let group = GroupForge.group(ofSize: 12, using: &generator)
                let late = (group.expenses.map(\.id) + group.payments.map(\.id) + group.comments.map(\.id))
                    .filter { _ in Bool.random(using: &generator) }
                return (group: group, late: Set(late), isBroken: Int.random(in: 0..<4, using: &generator) == 0)
            }
        ) { drawn in
            let history = try drawn.group.history()
            let about = Set(drawn.group.comments.filter { !drawn.late.contains($0.id) }.map(\.about))
            var new = history.edits.filter { drawn.late.contains($0.record) && !about.contains($0.record) }
            let base = History(of: history.group, history.subtracting(History(of: history.group, new)))
            if let known = try Group(base).expenses.last {
                var changed = known
                (changed.title, changed.isDeleted) = ("another", true)
                if drawn.isBroken { changed.money.payers.append(Contribution(RecordID(high: 9, low: 9), .zero)) }
                new += try changed.edits(from: known, at: Stamp(milliseconds: 1 << 40, device: "late"), by: "")
            }
            let full = base.union(History(of: history.group, new))
            let read = Result { try Group(base).changed(by: new, in: full) }
            let all = Result { try Group(full) }
            switch (read, all) {
            case (.success(let read), .success(let all)): return read == all ? nil : "is another group"
            case (.failure(let read), .failure(let all)):
                return read as? ExchangeError == all as? ExchangeError ? nil : "\(read) instead of \(all)"
            default: return "\(read) instead of \(all)"
            }
        }
    }

    @Test func onlyWhatChangedIsAnEdit() throws {
        try forEvery(
            "groups", 500, seed: 1,
            draw: { generator in
                (0..<2).map { _ in GroupForge.group(ofSize: 12, using: &generator).expenses.first }
            }
        ) { pair in
            guard let old = pair[0], let other = pair[1] else { return nil }
            var new = old
            (new.title, new.money, new.date, new.category) = (other.title, other.money, other.date, other.category)
            (new.tags, new.note, new.picture, new.isDeleted) = (other.tags, other.note, other.picture, other.isDeleted)
            new.recurrence = other.recurrence
            let later = Stamp(milliseconds: old.created.milliseconds + 1_000_000, device: "forge")
            let edits = try new.edits(from: old, at: later, by: "")
            let same = zip(old.registers, new.registers).filter { $0.value == $1.value }.map(\.0.name)
            return Set(edits.map(\.register)).isDisjoint(with: same) && edits.count + same.count == new.registers.count
                ? nil : "has other edits than what changed"
        }
    }
}
