import Foundation
import Ledger
import Money
import TestSupport
import Testing

@testable import settled

@Suite struct SplitRequestTests {
    /// A receipt document with these members beside those every receipt has.
    private func receipt(_ members: String) -> SplitRequest.Source {
        .document(Data("{\"settled\": 1, \"kind\": \"receipt\", \(members)}".utf8), file: "r.json")
    }

    private func items(_ prices: String...) -> String {
        let items = prices.enumerated().map {
            "{\"line\": \($0.offset + 1), \"name\": \"L\", \"price\": \"\($0.element)\"}"
        }
        return "\"items\": [\(items.joined(separator: ", "))]"
    }

    private func totals(_ request: SplitRequest) throws -> [Amount] {
        try request.bill().bill.split().statements.map(\.total)
    }

    @Test(arguments: [
        "Soup 4.50\nTea 2.50\n\nnothing", "Soup 4.50\r\nTea 2.50\r\n", "\u{FEFF}Soup 4.50\r\nTea 2.50\r\n.\r\n",
    ])
    func typedLinesMayEndAsOnWindows(text: String) throws {
        let lines = try TypedLines.lines(text, Currency(code: "USD") ?? .unspecified)
        #expect(lines.map(\.name) == ["Soup", "Tea"])
        #expect(lines.map(\.amount) == ["4.50", "2.50"])
    }

    @Test func taxIsAddedOrIncludedAsTheReceiptSays() throws {
        var request = SplitRequest(source: receipt(items("10.00")), people: "a,b", assignments: ["all=all"])
        request.source = receipt("\(items("10.00")), \"taxes\": [{\"amount\": \"2.00\"}], \"total\": \"12.00\"")
        #expect(try totals(request) == ["6.00", "6.00"])
        request.source = receipt("\(items("10.00")), \"taxes\": [{\"amount\": \"2.00\"}], \"total\": \"10.00\"")
        #expect(try totals(request) == ["5.00", "5.00"])
        #expect(try request.bill().bill.includedTax == "2.00")
        request.source = receipt("\(items("10.00")), \"taxes\": [{\"amount\": \"2.00\"}]")
        #expect(try request.bill().notes == [.taxTakenAsAdded])
        #expect(try totals(request) == ["6.00", "6.00"])
        request.taxIncluded = true
        #expect(try request.bill().notes == [])
        #expect(try totals(request) == ["5.00", "5.00"])
        let net = "\"subtotal\": \"8.00\", \"tax_included\": true, \"total\": \"10.00\""
        request.taxIncluded = nil
        request.source = receipt("\(items("10.00")), \"taxes\": [{\"amount\": \"2.00\"}], \(net)")
        #expect(try totals(request) == ["5.00", "5.00"])
    }

    @Test func whatDoesNotAddUpIsRefusedUnlessAccepted() throws {
        var request = SplitRequest(
            source: receipt("\(items("5.00")), \"subtotal\": \"6.00\", \"total\": \"6.50\""), people: "a,b",
            assignments: ["all=all"])
        #expect(throws: BillFailure.mismatch(subtotal: "-1.00", total: "1.50")) { try request.bill() }
        request.acceptsMismatch = true
        #expect(try request.bill().notes == [.accepted(printed: "6.50", divided: "5.00")])
        #expect(try totals(request) == ["2.50", "2.50"])
    }

    @Test func printedChargesAndLinesBelowTheSubtotal() throws {
        let members = """
            "items": [{"line": 2, "price": "20.00"}, {"line": 3, "price": "10.00"},
                      {"line": 5, "price": "-6.00", "kind": "discount", "after_subtotal": true}],
            "subtotal": "30.00", "service": "3.00", "tip": "1.50", "rounding": "-0.02", "total": "28.48"
            """
        var request = SplitRequest(source: receipt(members), people: "a,b", assignments: ["2=a;3=b"])
        let bill = try request.bill().bill
        #expect(bill.charges.map(\.kind) == [.discount, .service, .tip, .rounding])
        #expect(try totals(request) == ["18.99", "9.49"])
        request.assignments = ["2=a;3=b;5=b"]
        #expect(try request.bill().bill.lines.count == 3)
        request.extras.typed = [(.tip, "10%"), (.service, "0")]
        // Of 30.00 less the 6.00 that b had: 2.40; the printed tip and service are gone.
        let changed = try request.bill().bill
        #expect(changed.charges.map(\.kind) == [.tip, .rounding])
        #expect(try changed.amount(of: changed.charges[0]) == "2.40")
    }

    @Test func amountsAndPercentagesOfEachKind() throws {
        var request = SplitRequest(source: .total("40.00"), people: "a")
        request.extras.typed = [(.tip, "20%"), (.tax, "4.00")]
        #expect(try totals(request) == ["52.00"])
        request.extras.tipBase = .total
        #expect(try totals(request) == ["52.80"])
        request.extras.typed = [(.discount, "25%"), (.tip, "2+3"), (.delivery, "1.50")]
        #expect(try totals(request) == ["36.50"])
        for (text, failure) in [
            ("-5", BillFailure.negative(option: "--tip", text: "-5")),
            ("101%", .percent(option: "--tip", text: "101%")),
            ("1,234", .amount(option: "--tip", text: "1,234", .ambiguous("1234", or: "1.23"))),
        ] {
            request.extras.typed = [(.tip, text)]
            #expect(throws: failure) { try request.bill() }
        }
    }

    @Test func aTipOnTopOfAPrintedServiceChargeIsSaid() throws {
        let members = "\(items("30.00")), \"service\": \"3.00\", \"total\": \"33.00\""
        var request = SplitRequest(source: receipt(members), people: "a", assignments: ["all=all"])
        #expect(try request.bill().notes == [])
        request.extras.typed = [(.tip, "10%")]
        #expect(try request.bill().notes == [.serviceAlready("3.00")])
        request.extras.typed.append((.service, "0"))
        #expect(try request.bill().notes == [])
    }

    @Test func whatIsSaidOfTheCurrencyCounts() throws {
        var request = SplitRequest(source: receipt("\(items("1200")), \"currency\": \"USD\""), people: "a")
        request.currency = Currency(code: "JPY")
        #expect(try request.bill().bill.lines[0].amount == Amount(1200))
        #expect(try request.bill().bill.currency.code == "JPY")
    }

    @Test func exactAmounts() throws {
        var request = SplitRequest(source: .exact(total: "10", amounts: "ala=4, Anna Maria = 2*3"))
        #expect(try totals(request) == ["4.00", "6.00"])
        #expect(try request.bill().bill.people.map(\.name) == ["ala", "Anna Maria"])
        request.source = .exact(total: "10", amounts: "ala=4,bob=6.02")
        #expect(
            throws: BillFailure.amountsDiffer(
                sum: "10.02", whole: "10.00", difference: "-0.02", met: "ala=4.00,bob=6.00")
        ) {
            try request.bill()
        }
        request.source = .exact(total: "10", amounts: "ala=4,bob=5")
        #expect(throws: BillFailure.amountsDiffer(sum: "9.00", whole: "10.00", difference: "1.00", met: nil)) {
            try request.bill()
        }
        for text in ["", "ala", "=3", "ala=", "ala=x"] {
            request.source = .exact(total: "10", amounts: text)
            #expect(throws: BillFailure.self, "\(text)") { try request.bill().bill.split() }
        }
    }

    @Test func typedLines() throws {
        var request = SplitRequest(source: .lines("Burger  14.50\nBig salad 2*4\n\nrest 1.00"), people: "a,b")
        request.assignments = ["all = all"]
        #expect(try request.bill().bill.lines.map(\.name) == ["Burger", "Big salad"])
        #expect(try totals(request) == ["11.25", "11.25"])
        request.source = .lines("Burger\n")
        #expect(throws: BillFailure.typedLine(1, text: "Burger")) { try request.bill() }
    }

    @Test(arguments: [
        ("", DocumentError.notJSON), ("[]", .several(0)), ("{\"a\": 1}", .missing(path: "settled")),
        ("{\"settled\": 2, \"kind\": \"receipt\"}", .newer(2)),
        ("{\"settled\": 1, \"kind\": \"bill\"}", .otherKind("bill")),
        ("{\"settled\": 1, \"kind\": \"receipt\"}", .missing(path: "items")),
        ("{\"settled\": 1, \"kind\": \"receipt\", \"items\": [{\"line\": 1}]}", .missing(path: "items[0].price")),
        (
            "{\"settled\": 1, \"kind\": \"receipt\", \"items\": [{\"line\": 1, \"price\": 1.5}]}",
            .unexpected(path: "items[0].price")
        ),
        ("{\"settled\": 1, \"kind\": \"receipt\", \"items\": 3}", .unexpected(path: "items")),
    ])
    func noReceipt(text: String, error: DocumentError) {
        let request = SplitRequest(source: .document(Data(text.utf8), file: "r.json"), people: "a")
        #expect(throws: BillFailure.document(error, file: "r.json")) { try request.bill() }
    }

    @Test func documentsWithImpossibleValues() {
        var request = SplitRequest(source: receipt("\(items("1.005")), \"currency\": \"USD\""), people: "a")
        let usd = Currency(code: "USD") ?? .unspecified
        #expect(throws: BillFailure.notAnAmount("1.005", path: "items[0].price", usd)) { try request.bill() }
        request.source = receipt("\(items("1")), \"currency\": \"XAU\"")
        #expect(throws: BillFailure.unknownCurrency("XAU")) { try request.bill() }
        request.source = receipt("\"items\": [{\"line\": 1, \"price\": \"1\"}, {\"line\": 1, \"price\": \"1\"}]")
        #expect(throws: BillFailure.lineTwice(1)) { try request.bill() }
        request = SplitRequest(source: .total("1"), people: "")
        #expect(throws: BillFailure.noPeople) { try request.bill() }
    }
}
