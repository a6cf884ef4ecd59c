import Ledger
import Money
import Receipt
import Store
import Testing

@testable import settled

@Suite struct CompletionTests {
    /// What Tab makes of a half-typed answer after some others.
    private func completed(_ text: String, after answers: [String], _ language: Language = .english) -> [String] {
        var session = ReviewSession(ReviewSessionTests.dinner)
        for answer in answers { _ = session.answer(answer) }
        return session.state.completion(of: text, language).words
    }

    private let table = ["=9.50", "name Steak", "", "ala, Anna Maria, bob"]

    @Test func corrections() {
        #expect(completed("t", after: []) == ["tax ", "tip ", "total ", "title "])
        #expect(completed("7 q", after: []) == ["qty "])
        #expect(completed("7 kind dep", after: []) == ["deposit", "deposit-return"])
        #expect(completed("name t", after: []) == [])
        #expect(completed("uS", after: [], .polish) == ["usuń "])
    }

    @Test func peopleOfThisBill() {
        let back = table + ["<"]
        #expect(completed("A", after: back) == ["ala", "Anna Maria"])
        #expect(completed("ala:2,  an", after: back) == ["Anna Maria"])
        #expect(completed("bob, b", after: back) == [])
    }

    @Test func assignments() {
        #expect(completed("r", after: table) == ["rest = "])
        #expect(completed("4 = a", after: table) == ["ala", "\"Anna Maria\"", "all", "all but "])
        #expect(completed("4 = ala an", after: table) == ["\"Anna Maria\""])
        #expect(completed("4 = \"anna m", after: table) == ["\"Anna Maria\""])
        #expect(completed("4=ala; 6 = b", after: table) == ["bob"])
        #expect(completed("4 = all but b", after: table) == ["bob"])
        #expect(completed("4 6", after: table) == [])
    }

    @Test func whatComesOnTop() {
        let extras = table + ["all = all", ""]
        #expect(completed("t", after: extras) == ["tip ", "tax ", "treat "])
        #expect(completed("treat b", after: extras) == ["bob"])
        #expect(completed("prorate ta", after: extras) == ["tax="])
        #expect(completed("prorate tax=e", after: extras) == ["even"])
        #expect(completed("15", after: extras) == [])
    }

    @Test func certainIsWhatAllBeginWith() {
        #expect(Completion("t", ["tax ", "tip "]).certain == "t")
        #expect(Completion("d", ["deposit", "deposit-return", "discount"]).certain == "d")
        #expect(Completion("de", ["deposit", "deposit-return", "discount"]).certain == "deposit")
        #expect(Completion("AN", ["Anna", "Andrzej"]).certain == "An")
        #expect(Completion("an", ["\"Anna Maria\""]).certain == "\"Anna Maria\"")
        #expect(Completion("x", ["Anna"]).certain == nil)
    }

    /// Every first word that is offered is one that the review understands.
    @Test(arguments: Language.allCases) func everyWordIsUnderstood(language: Language) {
        let vocabulary = ReviewVocabulary(language)
        for word in vocabulary.corrections {
            do throws(SheetEdit.Fault) {
                _ = try SheetEdit(word, current: 6)
            } catch { #expect(error == .incomplete(word)) }
        }
        for word in vocabulary.extras {
            var extras = ReviewExtras()
            #expect(throws: Never.self) { try extras.take(word + " 5") }
        }
        for word in vocabulary.kinds { #expect(ReviewVocabulary.kind(word) != nil) }
        #expect(Set(vocabulary.kinds.map(ReviewVocabulary.kind)).count == LineItem.Kind.allCases.count)
        for charge in vocabulary.charges {
            for rule in vocabulary.rules {
                var bill = Bill(currency: .unspecified, people: [])
                #expect(throws: Never.self) { try bill.prorate("\(charge)=\(rule)") }
            }
        }
        for word in vocabulary.lines { #expect(completes(word + " = ala")) }
        for word in vocabulary.takers { #expect(completes("4 = " + word + (word.hasSuffix(" ") ? "bob" : ""))) }
        #expect(vocabulary.naming.isSubset(of: vocabulary.extras))
        #expect(ReviewSession.State.asksForSame(vocabulary.same))
    }

    private func completes(_ answer: String) -> Bool {
        var session = ReviewSession(ReviewSessionTests.dinner)
        for answer in table { _ = session.answer(answer) }
        if case .problem = session.answer(answer).first { return false }
        return true
    }
}
