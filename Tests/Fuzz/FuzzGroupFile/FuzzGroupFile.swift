import Exchange

/// Group files out of random bytes. Whatever comes, reading ends in a group that adds up or in an error, and a file that
/// was read is written and read again as the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzGroupFile(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    guard let file = try? GroupFile(parsing: bytes) else { return 0 }
    let written = file.bytes
    guard let again = try? GroupFile(parsing: written) else { preconditionFailure("a file is not read again") }
    precondition(again == file && again.bytes == written, "a file is read again as another")
    precondition(ThreeWords(stateOf: again.history) == ThreeWords(stateOf: file.history), "the state is another")
    return 0
}
