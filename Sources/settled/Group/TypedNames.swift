import Arguments
import Foundation
import Groups
import Ledger
import Money

/// Names of new members as they are typed, `ann,couple:2`, checked against one another and against those already there.
///
/// Two names that differ only in case or Unicode form could be one person's. At a terminal that is asked; elsewhere
/// `--same` or `--distinct` says it.
struct TypedNames {
    static let same = Flag(
        "same",
        help: Wording(
            "Names that differ only in case or Unicode form are one person.",
            polish: "Imiona, które różnią się tylko wielkością liter albo zapisem Unicode, to jedna osoba."))
    static let distinct = Flag(
        "distinct",
        help: Wording(
            "Names that differ only in case or Unicode form are two people.",
            polish: "Imiona, które różnią się tylko wielkością liter albo zapisem Unicode, to dwie osoby."))
    /// What cannot be given together.
    static let exclusive = [["same", "distinct"]]

    let context: Context
    let values: Values

    /// The people of a list who are not among `known`, each once.
    func people(_ text: String, option: String, besides known: [String] = []) throws(Failure) -> [Person] {
        var people: [Person] = []
        for entry in text.split(separator: ",", omittingEmptySubsequences: false) {
            let person = try Self.person(String(entry), option: option)
            let others = known + people.map(\.name)
            if others.contains(where: { $0.utf8.elementsEqual(person.name.utf8) }) {
                throw .group(.memberExists(person.name.shown))
            }
            if let other = others.first(where: { $0.isSameName(as: person.name) }), try isSame(other, person.name) {
                continue
            }
            people.append(person)
        }
        return people
    }

    /// One person as typed: a name, and a weight behind a colon.
    static func person(_ text: String, option: String) throws(Failure) -> Person {
        do throws(AssignmentError) {
            guard let person = try PeopleList.people(text).first else {
                throw AssignmentError(.nameExpected, at: 0..<0)
            }
            guard !person.name.contains("=") else { throw AssignmentError(.unprintable, at: 0..<text.count) }
            return person
        } catch { throw .bill(.assignment(option: option, text: text.shown, error)) }
    }

    private func isSame(_ one: String, _ other: String) throws(Failure) -> Bool {
        if values[Self.same] { return true }
        if values[Self.distinct] { return false }
        guard isatty(STDIN_FILENO) == 1, context.errors.isTerminal else {
            throw .group(.sameName(one.shown, other.shown))
        }
        let language = BillOptions.language(context, values)
        while true {
            try context.errors.write(GroupMessage.areTheyOne(one.shown, other.shown).text(language) + " ")
            guard let answer = readLine()?.lowercased() else { throw .group(.sameName(one.shown, other.shown)) }
            if GroupMessage.yes.text(language).hasPrefix(answer), !answer.isEmpty { return true }
            if GroupMessage.no.text(language).hasPrefix(answer), !answer.isEmpty { return false }
        }
    }
}
