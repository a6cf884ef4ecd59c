import Exchange
import Groups
import Money
import TestSupport
import Testing

/// Group files that are damaged or made to do harm: each is refused whole, with what is wrong and where.
struct HostileGroupFileTests {
    private static let ann = RecordID("11111111-2222-4333-8444-555555555501")
    private static let dinner = RecordID("33333333-2222-4333-8444-555555555503")
    private static let group = RecordID("0b9d5f0e-3c1a-4f6e-8f57-2a1d9b7c4e10")

    /// A file that is as it should be, but for one text in place of another.
    private func error(_ text: String, _ replacement: String) throws -> ExchangeError? {
        let sound = try Fixture.text("groups/trip.settled")
        let file = sound.replacing(text, with: replacement)
        try #require(file != sound, "nothing was replaced")
        do throws(ExchangeError) {
            _ = try GroupFile(parsing: Array(file.utf8))
            return nil
        } catch { return error }
    }

    private func register(
        _ record: RecordID?, _ kind: String, _ register: String, _ path: String, _ problem: RegisterFault.Problem
    ) throws -> ExchangeError {
        .register(.init(try #require(record), kind, register), RegisterFault(path, problem))
    }

    @Test func theFileItselfIsSound() throws {
        let text = try Fixture.text("groups/trip.settled")
        let file = try GroupFile(parsing: Array(text.utf8))
        #expect(String(decoding: file.bytes, as: UTF8.self) == text)
        let group = try Group(file.history)
        #expect([group.name, group.expenses.map(\.title).joined(separator: " ")] == ["Trip to Rome", "Dinner Taxi"])
    }

    @Test(arguments: [
        ("settled-group", "settled-bill"), ("\"format\"", "\"Format\""),
        ("{\"exported-by\"", "<<<<<<< ours\n{\"exported-by\""),
    ])
    func whatIsNoGroupFile(_ text: String, _ replacement: String) throws {
        #expect(try error(text, replacement) == .notAGroupFile)
    }

    @Test func nothingAtAllIsNoGroupFile() {
        for bytes in [[], Array("\n\n".utf8), [0xEF, 0xBB, 0xBF], Array(repeating: 0, count: 1000)] as [[UInt8]] {
            #expect(throws: ExchangeError.notAGroupFile) { try GroupFile(parsing: bytes) }
        }
    }

    @Test func oneOfALaterVersionIsLeftAlone() throws {
        #expect(try error("\"version\":1", "\"version\":2") == .newer(version: 2))
        // Whatever else a later version may say.
        #expect(try error("\"version\":1", "\"version\":9,\"secret\":{}") == .newer(version: 9))
    }

    @Test func oneThatIsTooLargeIsNotRead() {
        let bytes = [UInt8](repeating: 0x20, count: GroupFile.sizeLimit + 1)
        #expect(throws: ExchangeError.tooLarge(limit: GroupFile.sizeLimit)) { try GroupFile(parsing: bytes) }
    }

    @Test(arguments: [
        // What git leaves where it could not merge.
        ("{\"id\":\"3333", "=======\n{\"id\":\"3333", 5, RegisterFault("", .json(.malformed))),
        ("\"Dinner\"}]}}\n", "\"Dinner\"}]}", 5, RegisterFault("", .json(.malformed))),
        ("\"value\":\"food\"", "\"value\":\"f\\u001b[2Jood\"", 5, RegisterFault("", .json(.controlCharacter))),
        ("\"value\":\"food\"", "\"value\":\"f\u{7}ood\"", 5, RegisterFault("", .json(.malformed))),
        ("\"value\":\"food\"", "\"value\":\"\u{202E}doof\"", 5, RegisterFault("", .json(.controlCharacter))),
        ("\"value\":\"food\"", "\"value\":1.5", 5, RegisterFault("", .json(.notWhole))),
        ("\"value\":\"food\"", "\"value\":99999999999999999999", 5, RegisterFault("", .json(.notWhole))),
        ("\"value\":\"food\"", "\"value\":\"food\",\"value\":\"rent\"", 5, RegisterFault("", .json(.repeatedName))),
        (
            "\"value\":\"food\"", "\"value\":" + String(repeating: "[", count: 3000), 5,
            RegisterFault("", .json(.tooDeep))
        ),
        (
            "\"value\":\"food\"",
            "\"value\":" + String(repeating: "[", count: 40) + String(repeating: "]", count: 40), 5,
            RegisterFault("", .json(.tooDeep))
        ),
        ("\"id\":\"4444", "\"id\":\"444", 6, RegisterFault("id", .not(.id))),
        (
            "44444444-2222-4333-8444-555555555504", "33333333-2222-4333-8444-555555555503", 6,
            RegisterFault("id", .repeated)
        ),
        ("\"kind\":\"payment\"", "\"kind\":\"../payment\"", 6, RegisterFault("kind", .not(.identifier))),
        ("\"kind\":\"payment\"", "\"kind\":7", 6, RegisterFault("kind", .not(.identifier))),
        ("\"kind\":\"payment\"", "\"owner\":7,\"kind\":\"payment\"", 6, RegisterFault("owner", .unknown)),
        ("\"method\":", "\"Method!\":", 6, RegisterFault("registers.Method!", .not(.identifier))),
        (
            "[1784000000003,0,\"annslaptop01\"],\"value\":\"food\"", "[253402300800000,0,\"a\"],\"value\":\"food\"", 5,
            RegisterFault("registers.category[0].stamp", .not(.stamp))
        ),
        (
            "[1784000000003,0,\"annslaptop01\"],\"value\":\"food\"", "[-1,0,\"a\"],\"value\":\"food\"", 5,
            RegisterFault("registers.category[0].stamp", .not(.stamp))
        ),
        (
            "[1784000000003,0,\"annslaptop01\"],\"value\":\"food\"", "[1,9223372036854775807,\"a\"],\"value\":\"food\"",
            5,
            RegisterFault("registers.category[0].stamp", .not(.stamp))
        ),
        (
            "[1784000000003,0,\"annslaptop01\"],\"value\":\"food\"", "[1,0,\"a b\"],\"value\":\"food\"", 5,
            RegisterFault("registers.category[0].stamp[2]", .not(.identifier))
        ),
    ])
    func aLineThatIsNone(_ text: String, _ replacement: String, _ line: Int, _ fault: RegisterFault) throws {
        #expect(try error(text, replacement) == .line(line, fault))
    }

    @Test func bytesThatAreNotUTF8() throws {
        var bytes = Array(try Fixture.text("groups/trip.settled").utf8)
        let place = try #require(bytes.firstRange(of: Array("food".utf8))?.lowerBound)
        bytes[place] = 0xFF
        #expect(throws: ExchangeError.line(5, RegisterFault("", .json(.notUTF8)))) { try GroupFile(parsing: bytes) }
    }

    @Test(arguments: [
        ("\"value\":\"food\"", "\"value\":7", "category", "", RegisterFault.Problem.not(.line)),
        ("\"value\":\"food\"", "\"value\":\"a\\nb\"", "category", "", .not(.line)),
        ("\"value\":\"2026-07-12\"", "\"value\":\"2026-02-30\"", "date", "", .not(.date)),
        ("\"value\":\"2026-07-12\"", "\"value\":null", "date", "", .missing),
        (
            "\"registers\":{\"category\"",
            "\"registers\":{\"deleted\":[{\"author\":\"\",\"stamp\":[1,0,\"a\"],\"value\":\"yes\"}],\"category\"",
            "deleted", "", .not(.flag)
        ),
        ("\"96.00\",\"currency\":\"EUR\"", "96,\"currency\":\"EUR\"", "money", "amount", .not(.amount)),
        ("\"96.00\",\"currency\":\"EUR\"", "\"96.001\",\"currency\":\"EUR\"", "money", "amount", .not(.amount)),
        (
            "\"96.00\",\"currency\":\"EUR\"", "\"9999999999999999.00\",\"currency\":\"EUR\"", "money", "amount",
            .not(.amount)
        ),
        ("\"96.00\",\"currency\":\"EUR\"", "\"96.00\",\"currency\":\"XAU\"", "money", "currency", .not(.currency)),
        ("\"type\":\"equal\"", "\"type\":\"lottery\"", "money", "split.type", .not(.choice)),
        ("\"type\":\"equal\"", "\"type\":\"equal\",\"weights\":[]", "money", "split.weights", .unknown),
        ("\"odd-units\":\"listed\",", "", "money", "odd-units", .missing),
        (
            "{\"amount\":\"96.00\",\"member\":\"22222222-2222-4333-8444-555555555502\"}",
            "{\"amount\":\"96.00\",\"member\":\"ben\"}", "money", "payers[0].member", .not(.id)
        ),
        ("\"abababababab", "\"../../ababab", "picture", "", .not(.pictureName)),
        ("ab.jpg\"", "ab.jpg/../x\"", "picture", "", .not(.pictureName)),
        ("ab.jpg\"", "ab.\"", "picture", "", .not(.pictureName)),
    ])
    func aRegisterThatHoldsSomethingElse(
        _ text: String, _ replacement: String, _ name: String, _ path: String, _ problem: RegisterFault.Problem
    ) throws {
        #expect(try error(text, replacement) == register(Self.dinner, "expense", name, path, problem))
    }

    @Test func aRecordThatLacksWhatItNeeds() throws {
        #expect(
            try error(
                ",\"name\":[{\"author\":\"ann\",\"stamp\":[1784000000001,0,\"annslaptop01\"],\"value\":\"ann\"}]", "")
                == register(Self.ann, "member", "name", "", .missing))
        #expect(try error("\"kind\":\"group\"", "\"kind\":\"member\"") == .noGroup(#require(Self.group)))
    }

    @Test func whoIsNotThere() throws {
        let stranger = "99999999-2222-4333-8444-555555555509"
        #expect(
            try error("{\"members\":[\"11111111-2222-4333-8444-555555555501\"", "{\"members\":[\"\(stranger)\"")
                == register(Self.dinner, "expense", "money", "", .noMember(#require(RecordID(stranger)))))
    }

    @Test func aliasesThatGoInACircle() throws {
        func alias(_ id: String) -> String {
            "\"alias\":[{\"author\":\"\",\"stamp\":[1784000000009,0,\"a\"],\"value\":\"\(id)\"}],"
        }
        let (ann, ben) = ("11111111-2222-4333-8444-555555555501", "22222222-2222-4333-8444-555555555502")
        let sound = try Fixture.text("groups/trip.settled")
        func error(_ text: String) -> ExchangeError? {
            do throws(ExchangeError) {
                _ = try GroupFile(parsing: Array(text.utf8))
                return nil
            } catch { return error }
        }
        let benIsAnn = sound.replacing(
            "{\"name\":[{\"author\":\"ann\",\"stamp\":[1784000000002",
            with: "{" + alias(ann) + "\"name\":[{\"author\":\"ann\",\"stamp\":[1784000000002")
        try #require(benIsAnn != sound)
        #expect(error(benIsAnn) == nil)
        for other in [ben, ann] {
            let circle = benIsAnn.replacing("{\"handles\"", with: "{" + alias(other) + "\"handles\"")
            try #require(circle != benIsAnn)
            #expect(error(circle) == (try register(Self.ann, "member", "alias", "", .circle)))
        }
    }

    @Test func moneyThatDoesNotAddUp() throws {
        let euro = try #require(Currency(code: "EUR"))
        let id = try #require(Self.dinner)
        #expect(
            try error("{\"amount\":\"96.00\",\"member\"", "{\"amount\":\"95.00\",\"member\"")
                == .journal(.expense(id, .payers(left: "1.00", euro))))
    }

    /// A clock that is wrong by years is told of and no reason to refuse anything.
    @Test func stampsOfTheFutureAreRead() throws {
        let text = try Fixture.text("groups/trip.settled").replacing("[1784000009000,0,", with: "[4102444800000,0,")
        let file = try GroupFile(parsing: Array(text.utf8))
        #expect(file.history.ahead(of: 1_784_000_000_000).count == 1)
    }

    /// Whatever stands in place of a byte, the file is refused or says something that adds up.
    @Test func anyByteMayBeAnother() throws {
        let sound = Array(try Fixture.text("groups/trip.settled").utf8)
        var generator = SeededGenerator(seed: 6)
        var refused = 0
        for place in stride(from: 0, to: sound.count, by: 3) {
            var bytes = sound
            bytes[place] = UInt8.random(in: .min ... .max, using: &generator)
            guard let file = try? GroupFile(parsing: bytes) else {
                refused += 1
                continue
            }
            #expect(throws: Never.self) { try file.history.check() }
        }
        #expect(refused > sound.count / 6)
    }
}
