import Money
import Receipt
import Recognition
import TestSupport
import Testing

@testable import settled

/// What is printed for a receipt.
struct OutputTests {
    @Test func printsAReceiptAsJSON() throws {
        let document = ReceiptJSON(draft: SampleDraft.draft, source: SampleDraft.source).document
        expectGolden(document.indented() + "\n", "output/receipt.json")
        let schema = JSONSchema(try JSONDocument(parsing: try Fixture.text("schema/receipt.json")))
        for text in [document.line, document.indented()] {
            #expect(schema.complaints(about: try JSONDocument(parsing: text)) == [])
        }
        #expect(!document.line.contains("\n"))
    }

    @Test func printsAnEmptyDraftAsJSON() throws {
        let document = ReceiptJSON(draft: Draft(), source: ReceiptSource(file: "-")).document
        let schema = JSONSchema(try JSONDocument(parsing: try Fixture.text("schema/receipt.json")))
        #expect(schema.complaints(about: try JSONDocument(parsing: document.line)) == [])
    }

    @Test func printsAnErrorAsJSON() throws {
        let failure = Failure.recognition(.notAPicture, file: "notes.txt")
        let document = ErrorJSON(failure: failure, source: ReceiptSource(file: "notes.txt")).document
        expectGolden(document.line + "\n", "output/error.json")
        let schema = JSONSchema(try JSONDocument(parsing: try Fixture.text("schema/error.json")))
        #expect(schema.complaints(about: try JSONDocument(parsing: document.line)) == [])
    }

    @Test func tablesAReceipt() {
        expectGolden(table(), "output/receipt.txt")
        expectGolden(table(.polish), "output/receipt-pl.txt")
    }

    private func table(_ language: Language = .english, isColoured: Bool = false, width: Int = 80) -> String {
        ReceiptTable(SampleDraft.draft, style: Style(isColoured: isColoured), width: width, language: language).text
    }

    @Test func coloursATable() {
        expectGolden(
            table(isColoured: true).split(separator: "\u{1B}", omittingEmptySubsequences: false).joined(
                separator: "<ESC>"),
            "output/receipt-colour.txt")
    }

    @Test(arguments: [40, 48, 60, 100], Language.allCases)
    func fitsATableIntoTheWindow(width: Int, language: Language) {
        #expect(table(language, width: width).split(separator: "\n").allSatisfy { $0.columns <= width })
    }

    @Test func explainsEveryRow() {
        expectGolden(Explanation(draft: SampleDraft.draft, language: .english).text, "output/explanation.txt")
        expectGolden(Explanation(draft: SampleDraft.draft, language: .polish).text, "output/explanation-pl.txt")
    }

    @Test func letsNoEscapeReachTheTerminal() {
        let draft = SampleDraft.draft
        let texts = [
            table(), table(.polish), Explanation(draft: draft, language: .english).text,
            PlainText(draft: draft).text, ReceiptJSON(draft: draft, source: SampleDraft.source).document.indented(),
        ]
        for text in texts {
            #expect(!text.unicodeScalars.contains { $0.isTerminalControl && $0 != "\n" })
        }
    }

    @Test(arguments: [
        (
            Draft.Status.verified, 1, "Adds up (items = total).", "Zgadza się (pozycje = razem).", ExitCode.done
        ),
        (
            .mismatch, 1, "Does not add up: items = total is off by 1.50.",
            "Nie zgadza się: pozycje = razem, różnica 1,50.", .needsPerson
        ),
        (
            .unchecked, 1, "Not checked: no printed sum confirms the lines.",
            "Nie sprawdzono: żadna suma na paragonie nie potwierdza pozycji.", .done
        ),
        (.unchecked, 0, "No receipt was found here.", "Nie ma tu paragonu.", .needsPerson),
    ])
    func givesAVerdict(status: Draft.Status, items: Int, english: String, polish: String, code: ExitCode) {
        var draft = Draft()
        draft.status = status
        let box = Box(x: 0, y: 0, width: 1, height: 1)
        draft.items = (0..<items).map { LineItem(line: $0 + 1, name: "x", price: Amount(100), box: box, priceBox: box) }
        if status != .unchecked {
            draft.checks = [Check(.itemsMakeTotal, difference: Amount(status == .verified ? 0 : -150))]
        }
        #expect(Verdict(draft).text(Style(isColoured: false), .english) == english)
        #expect(Verdict(draft).text(Style(isColoured: false), .polish) == polish)
        #expect(Verdict(draft).code == code)
    }

    @Test func countsColumns() {
        #expect("abc".columns == 3)
        #expect("寿司".columns == 4)
        #expect("e\u{301}".columns == 1)
        #expect("🍣".columns == 2)
        #expect("寿司ab".cut(to: 5) == "寿司…")
        #expect("寿司".cut(to: 3) == "寿…")
        #expect("寿司".rightAligned(to: 6) == "  寿司")
    }

    @Test func breaksSentences() {
        #expect(
            "Who is there? Names, apart by commas.".wrapped(to: 20) == ["Who is there? Names,", "  apart by commas."])
        #expect("\u{1B}[32mAdds up\u{1B}[0m so far".wrapped(to: 10) == ["\u{1B}[32mAdds up\u{1B}[0m so", "  far"])
        #expect("  ala 1.00 · bob 2.00".wrapped(to: 12) == ["  ala 1.00 ·", "  bob 2.00"])
        #expect("abcdefghijkl m".wrapped(to: 5) == ["abcdefghijkl", "  m"])
    }

    /// What explains a step fits a terminal of usual width.
    @Test(arguments: Language.allCases, ReviewSession.Step.allCases)
    func helpOfTheReviewFits(language: Language, step: ReviewSession.Step) {
        let lines = ReviewMessage.help(step).text(language).split(separator: "\n")
        for line in lines { #expect(line.columns <= 80, "\(line)") }
    }

    @Test(arguments: [
        (0, 4, 0, "0 of 4 read"), (1, 4, 10, "1 of 4 read, about 30 s left"),
        (10, 100, 60, "10 of 100 read, about 9 min left"), (4, 4, 10, "4 of 4 read"),
        (1, 1000, 20, "1 of 1000 read, about 6 h left"),
    ])
    func estimatesWhatIsLeft(done: Int, total: Int, seconds: Int, text: String) {
        #expect(Progress(done: done, total: total, elapsed: .seconds(seconds)).text(.english) == text)
    }

    @Test func countsABatch() {
        var tally = Tally()
        var draft = SampleDraft.draft
        for status in [Draft.Status.verified, .verified, .repaired, .mismatch, .unchecked] {
            draft.status = status
            tally.add(draft)
        }
        tally.add(Draft())
        tally.addFailure()
        #expect(
            tally.text(.english)
                == "2 add up, 1 adds up after a correction, 1 does not add up, 1 has no sum to check, 1 holds no receipt, "
                + "1 could not be read.")
        #expect(
            tally.text(.polish)
                == "2 zgadzają się, 1 zgadza się po poprawce, 1 nie zgadza się, 1 nie ma sumy do sprawdzenia, "
                + "1 nie zawiera paragonu, 1 pliku nie da się przeczytać.")
    }

    /// Every finding and every equation is said in both languages, and nothing is the same in both.
    @Test func saysEveryFindingInPolish() {
        for code in Issue.Code.allCases {
            let issue = Issue(code, line: 3, difference: Amount(-150), was: Amount(272), became: Amount(212))
            let text = IssueText(issue, exponent: 2)
            #expect(text.polish.hasSuffix(".") && text.polish != text.english)
        }
        for equation in Check.Equation.allCases {
            #expect(ReceiptMessage.equation(equation).polish != equation.rawValue)
        }
    }

    @Test func namesOutputsAfterTheirFiles() {
        #expect(
            OutputNames.names(for: ["a/dinner.jpg", "b/lunch.tar.png", "-", ".hidden"])
                == ["dinner", "lunch.tar", "stdin", ".hidden"])
        #expect(
            OutputNames.names(for: ["a/dinner.jpg", "a/dinner.png", "b/dinner.jpg"])
                == ["dinner.jpg", "dinner.png", "dinner.jpg-2"])
    }
}
