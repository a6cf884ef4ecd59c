import Receipt

/// Tables of words out of random text. Whatever comes, reading ends in words or in an error with the number of a line,
/// and words that were read are read again from the table that is written of them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTable(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    do throws(ObservationTSV.Malformed) {
        let words = try ObservationTSV.observations(of: text)
        _ = ReceiptParser().parse(words)
        let again = try ObservationTSV.observations(of: ObservationTSV.text(of: words, width: 1000, height: 1000))
        precondition(again.map(\.box) == words.map(\.box), "a table changed the places of its words")
    } catch {
        precondition(error.line >= 1, "an error has no line")
    }
    return 0
}
