import Groups
import TestSupport
import Testing

@testable import settled

struct ShortIDTests {
    private let ids = [
        "00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002",
        "fff00000-0000-4000-8000-000000000000", "fff10000-0000-4000-8000-000000000000",
    ].compactMap { RecordID($0) }

    @Test func writesDigitsInLetters() {
        let names = ShortIDs(ids)
        #expect(names.text(ids[2]) == "kkkz")
        #expect(names.text(ids[3]) == "kkky")
        #expect(names.text(ids[0]) == "zzzzzzzzzzzzvzzzrzzzzzzzzzzzzzzy")
    }

    @Test func understandsAnyBeginning() {
        let names = ShortIDs(ids)
        #expect(names.ids("KKKZ") == [ids[2]])
        #expect(Set(names.ids("kkk")) == [ids[2], ids[3]])
        #expect(names.ids("w") == [])
    }

    @Test(arguments: [("qpvu", true), ("QP", true), ("", false), ("12", false), ("abc", false), ("qp vu", false)])
    func tellsNamesFromNumbers(text: String, isName: Bool) { #expect(ShortIDs.isName(text) == isName) }

    @Test func everyNameLeadsBack() {
        forEvery("ids", 200, seed: 1, draw: { random in (0..<40).map { _ in RecordID.random(using: &random) } }) {
            ids in
            let names = ShortIDs(ids)
            for id in ids where names.ids(names.text(id)) != [id] { return "\(names.text(id)) is not \(id) alone" }
            return Set(ids.map(names.text)).count == ids.count ? nil : "two have one name"
        }
    }
}
