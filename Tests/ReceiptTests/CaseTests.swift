import Receipt
import TestSupport
import Testing

/// Small receipts, one for every fault that people have reported of programs like this one.
struct CaseTests {
    @Test(arguments: ReceiptCase.all)
    func reads(_ receipt: ReceiptCase) {
        let differences = CaseDifference(receipt, receipt.draft).lines
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))\n\(receipt.text)")
    }

    @Test(arguments: ReceiptCase.all)
    func readsTheSameAgain(_ receipt: ReceiptCase) {
        #expect(receipt.draft == receipt.draft)
    }

    @Test(arguments: ReceiptCase.all)
    func dropsNothing(_ receipt: ReceiptCase) {
        let draft = receipt.draft
        let kept = draft.rows.flatMap(\.row.observations) + draft.noise
        #expect(Set(kept) == Set(TextLayout.observations(of: receipt.text)))
        #expect(draft.rows.map(\.row.number) == Array(1..<(draft.rows.count + 1)))
    }

    @Test func haveDifferentNames() {
        #expect(Set(ReceiptCase.all.map(\.id)).count == ReceiptCase.all.count)
    }
}
