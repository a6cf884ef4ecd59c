import Money
import Receipt

/// Receipts out of random text. Whatever comes, parsing ends, keeps every row, and what it calls verified has only
/// equations that hold.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzReceipt(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    let observations = TextLayout.observations(of: text)
    let draft = ReceiptParser().parse(observations)
    let kept = draft.rows.reduce(0) { $0 + $1.row.observations.count }
    precondition(kept == observations.count, "\(observations.count - kept) observations were dropped")
    if draft.status == .verified {
        precondition(!draft.checks.isEmpty && draft.checks.allSatisfy(\.holds), "verified against an equation")
        precondition(!draft.items.contains { $0.flags.contains(.priceRepaired) }, "verified with a repair")
    }
    return 0
}
