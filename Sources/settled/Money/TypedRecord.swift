import Arguments
import Groups
import Ledger
import Money
import Store

/// The names in a record of one's own money as a command line says them.
struct TypedRecord {
    let own: OwnMoney
    let context: Context
    let values: Values

    /// The account it went through, for a transfer the one that it left; nil for none.
    func account(_ note: MoneyNotes.Note) throws(Failure) -> String? {
        account(note == .transfer ? values[MoneyOptions.from] : values[MoneyOptions.account])
    }

    /// The account that a transfer goes to.
    func target(_ note: MoneyNotes.Note) throws(Failure) -> String? {
        note == .transfer ? account(values[MoneyOptions.target]) : nil
    }

    /// With whom a loan or a repayment is.
    func person(_ note: MoneyNotes.Note) throws(Failure) -> String? {
        var words = values.all(MoneyOptions.person)
        guard [.lend, .borrow, .repay, .collect].contains(note) else { return nil }
        if words.count > 1, ["to", "from"].contains(words[0]) { words.removeFirst() }
        return try person(words.joined(separator: " "), option: "NAME")
    }

    /// An account as it was written first; nil for none.
    func account(_ typed: String?) -> String? {
        typed.flatMap { $0.isEmpty ? nil : own.account($0) }
    }

    /// A person as they were written first. Nobody owes themselves anything.
    func person(_ typed: String, option: String) throws(Failure) -> String {
        let person = try TypedNames.person(typed, option: option)
        guard person.weight == .one else {
            throw .bill(.assignment(option: option, text: typed.shown, AssignmentError(.nameExpected, at: 0..<0)))
        }
        let known = try context.reading([]) { (database) throws(StoreError) in try database.people() }
        let name = own.person(person.name, known.map(\.name))
        if known.contains(where: { $0.isMe && $0.name.isSameName(as: name) }) {
            throw .group(.paysThemselves(name.shown))
        }
        return name
    }

    /// Refuses a record that makes no sense.
    static func check(_ record: MoneyRecord) throws(Failure) {
        do throws(MoneyRecordError) { try record.check() } catch { throw .money(.senseless(error)) }
    }
}
