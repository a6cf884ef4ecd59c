import Money
import Receipt
import TestSupport
import Testing

struct ReconciliationTests {
    @Test func theEquationsSayWhichSumIsWhich() {
        let draft = Sample.draft("Tea  2.50\nSoup  6.50\nTotal  9.00\nService charge  0.90\nGrand total  9.90")
        #expect(draft.subtotal == "9.00")
        #expect(draft.service == "0.90")
        #expect(draft.total == "9.90")
        #expect(draft.status == .verified)
        #expect(draft.checks.map(\.equation) == [.itemsMakeSubtotal, .subtotalAndChargesMakeTotal])
    }

    @Test func aTaxIsAddedOrIncludedAsTheSumsSay() {
        let added = Sample.draft("Tea  2.50\nSoup  7.50\nSubtotal  10.00\nTax 8%  0.80\nTotal  10.80")
        #expect(added.taxIncluded == false)
        #expect(added.taxes.map(\.amount) == ["0.80"])
        let included = Sample.draft("Tea  2.50\nSoup  8.30\nTotal  10.80\nincl. VAT 8%  0.80")
        #expect(included.taxIncluded == true)
        #expect(included.taxes.map(\.amount) == ["0.80"])
        #expect([added.status, included.status] == [.verified, .verified])
    }

    @Test func aMisreadRoundingBetweenTwoSumsIsWhatTheyDifferBy() {
        let draft = Sample.draft("Tea  3.50\nSoup  83.58\nGrand Total  87.08\nRounding  200\nNet Total  87.10")
        #expect(draft.rounding == "0.02")
        #expect(draft.total == "87.10")
        #expect(draft.status == .repaired)
        #expect(draft.issues.contains { $0.code == .priceRepaired && $0.line == 4 && $0.was == "2.00" })
        // A whole unit is no rounding.
        let far = Sample.draft("Tea  3.50\nSoup  83.58\nGrand Total  87.08\nRounding  200\nNet Total  88.10")
        #expect(far.status == .mismatch)
    }

    @Test func aRoundingBelowTheTotalWithASumThatCouldNotBeReadLeavesADoubt() {
        let draft = Sample.draft("Tea  3.50\nSoup  83.58\nGrand Total  87.08\nRounding  0.02\nNet Total  8/.10 0")
        #expect(draft.status != .verified)
        let paid = Sample.draft("Tea  3.50\nSoup  83.58\nGrand Total  87.08\nRounding  0.02\nNet Total  87.10")
        #expect(paid.total == "87.10")
        #expect(paid.status == .verified)
    }

    @Test func aTotalThatDoesNotAddUpIsStillTheTotal() {
        let draft = Sample.draft(
            "Tea  2.50\nSoup  6.50\nSubtotal  9.00\nSvc chg  0.90\n  0.55\nTotal  10.44\nVlsa  12.00")
        #expect(draft.total == "10.44")
        #expect(draft.status == .mismatch)
    }

    @Test func whatTakesAllOffDownToABalanceOfZeroIsThePayment() {
        let draft = Sample.draft("Tea  2.50\nSoup  6.50\nTotal  9.00\nC sn  -9.00\nBalance  0.00")
        #expect(draft.total == "9.00")
        #expect(draft.items.count == 2)
        #expect(draft.status == .verified)
    }

    @Test func aTotalInTheFormerCurrencyIsTheSameTotal() {
        let draft = Sample.draft("Kava  2,00\nBurek  2,60\nUkupno EUR  4,60\nUkupno HRK  34,66")
        #expect(draft.total == "4.60")
        #expect(draft.status == .verified)
        let other = Sample.draft("Kava  2,00\nBurek  2,60\nUkupno EUR  4,60\nUkupno HRK  35,66")
        #expect(other.status == .mismatch)
    }

    @Test func whatWasHandedOverIsNoTotalWhereSomethingCameBack() {
        let draft = Sample.draft("Tea  2.80\nSoup  2.20\nCash  10.00\nChange  5.00")
        #expect(draft.total == nil)
        #expect(draft.issues.contains { $0.code == .noTotal })
    }

    @Test func aVoucherThatPaidMakesNothingCheaperAndLeavesADoubt() {
        let draft = Sample.draft("Soup  6.00\nStew  8.50\nTotal  14.50\nMeal voucher  9.00\nCash  10.00\nChange  4.50")
        #expect(draft.items.count == 2)
        #expect(draft.total == "14.50")
        #expect(draft.status == .unchecked)
    }

    @Test func theSumOfTheTaxesIsNoTax() {
        let draft = Sample.draft(
            "Tea  50.00\nSoup  50.00\nSubtotal  100.00\nCGST 2.5%  2.50\nSGST 2.5%  2.50\nTotal tax  5.00\nTotal  105.00"
        )
        #expect(draft.taxes.map(\.amount).sum() == "5.00")
        #expect(draft.total == "105.00")
        #expect(draft.status == .verified)
    }

    @Test func roundingStandsBetweenTheSums() {
        let draft = Sample.draft("Tea  2.51\nSoup  6.51\nSubtotal  9.02\nRounding  -0.02\nTotal  9.00")
        #expect(draft.rounding == "-0.02")
        #expect(draft.status == .verified)
    }

    @Test func whatDoesNotAddUpIsAMismatch() throws {
        let draft = Sample.draft("Tea  2.50\nSoup  6.50\nTotal  12.00")
        #expect(draft.status == .mismatch)
        let issue = try #require(draft.issues.first { $0.code == .sumMismatch })
        #expect(issue.difference == "3.00")
        #expect(draft.items.map(\.price) == ["2.50", "6.50"])
    }

    @Test func withoutASumNothingIsChecked() {
        let draft = Sample.draft("Tea  2.50\nSoup  6.51")
        #expect(draft.status == .unchecked)
        #expect(draft.issues.map(\.code) == [.noTotal])
        #expect(Sample.draft("").issues.map(\.code) == [.noItems, .noTotal])
    }

    @Test func aPaymentThatDoesNotFitIsSeen() {
        let paid = Sample.draft("Tea  2.50\nSoup  6.50\nTotal  9.00\nCash  10.00\nChange  1.00")
        #expect(paid.status == .verified)
        let strange = Sample.draft("Tea  2.50\nSoup  6.50\nTotal  9.00\nVisa  9.05")
        #expect(strange.status == .mismatch)
    }

    @Test func anUnnamedChargeIsReported() {
        let draft = Sample.draft("Tea  25.00\nSoup  65.00\nSubtotal  90.00\nXqz  7.20\nTotal  97.20")
        #expect(draft.status == .repaired)
        #expect(draft.issues.contains { $0.code == .labelMissing && $0.line == 4 })
    }
}
