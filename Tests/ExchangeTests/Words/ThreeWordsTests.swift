import Foundation
import Groups
import TestSupport
import Testing

@testable import Exchange

struct ThreeWordsTests {
    @Test func thereAre256ShortWords() {
        #expect(WordList.words.count == 256)
        #expect(Set(WordList.words).count == 256)
        #expect(WordList.words.sorted() == WordList.words)
        #expect(WordList.words.allSatisfy { (3...8).contains($0.count) && $0.allSatisfy(\.isLowercase) })
    }

    /// `printf %s 7d3f0d5e-2a34-4c58-9a4b-0d6b2f9f8c11 | sha256sum` begins with 104f18.
    @Test func aGroupHasItsWordsForEver() throws {
        let id = try #require(RecordID("7d3f0d5e-2a34-4c58-9a4b-0d6b2f9f8c11"))
        #expect(ThreeWords(of: id).description == "baker dolphin birch")
    }

    @Test(arguments: [" ", ".", "~", "  ", " ~ ", "-"])
    func areReadHoweverTheyAreTyped(_ mark: String) throws {
        let words = ThreeWords(of: RecordID(high: 1, low: 2))
        let typed = words.words.joined(separator: mark)
        #expect(ThreeWords(typed) == words)
        #expect(ThreeWords("~" + typed.uppercased() + ".") == words)
    }

    @Test(arguments: ["", "acorn", "acorn actor", "acorn agate alder amber", "acorn agate zebra"])
    func othersAreNone(_ text: String) { #expect(ThreeWords(text) == nil) }

    /// The state is what registers hold: not what they held, and not who wrote it.
    @Test func theStateHasWordsOfItsOwn() {
        forEvery(
            "history", 1000, seed: 1, draw: { History.random(of: RecordID(high: 1, low: 2), using: &$0) }
        ) { history in
            let words = ThreeWords(stateOf: history)
            if ThreeWords(stateOf: history.state) != words { return "depends on the log" }
            guard let first = history.state.edits.first else { return nil }
            let signed = Edit(
                record: first.record, kind: first.kind, register: first.register, stamp: first.stamp,
                value: first.value, author: first.author + "z")
            if ThreeWords(stateOf: history.union(History(of: history.group, [signed]))) != words {
                return "depends on the author"
            }
            let later = Edit(
                record: first.record, kind: first.kind, register: first.register,
                stamp: Stamp(milliseconds: 9, device: "a"), value: "1", author: "")
            return ThreeWords(stateOf: history.union(History(of: history.group, [later]))) == words
                ? "is the same after an edit" : nil
        }
    }
}
