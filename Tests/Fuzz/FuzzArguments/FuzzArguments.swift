import Arguments

/// Command lines out of random bytes: words parted by line breaks. Whatever comes, parsing ends in values or in an error
/// that points at a word.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzArguments(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    let words = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    do throws(UsageError) {
        let invocation = try ArgumentParser(root).parse(words)
        _ = invocation.values[jobs]
        _ = invocation.values.all(files)
    } catch {
        let typed = error.origin.index < words.count ? words[error.origin.index] : ""
        precondition(error.origin.text == typed, "the error points at something that was not typed")
    }
    return 0
}

private let jobs = Option("jobs", short: "j", "N", .integer(1...64), help: "How many at once.")
private let files = Operand("FILE", .file, help: "What to read.", repeats: true)
private let root = Command(
    "program", abstract: "Do things.", parameters: [Flag("verbose", short: "v", help: "Say more.")],
    subcommands: [
        Command("read", abstract: "Read.", parameters: [jobs, Flag("quick", short: "q", help: "Hurry."), files]),
        Command("write", abstract: "Write.", parameters: [Option("out", "FILE", .file, help: "Where to.")]),
    ])
