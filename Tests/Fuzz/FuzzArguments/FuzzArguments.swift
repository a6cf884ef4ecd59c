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

private let jobs = Option(
    "jobs", short: "j", "N", .integer(1...64), help: Wording("How many at once.", polish: "Ile naraz."))
private let files = Operand("FILE", .file, help: Wording("What to read.", polish: "Co czytać."), repeats: true)
private let root = Command(
    "program", abstract: Wording("Do things.", polish: "Robi coś."),
    parameters: [Flag("verbose", short: "v", help: Wording("Say more.", polish: "Mówi więcej."))],
    subcommands: [
        Command(
            "read", abstract: Wording("Read.", polish: "Czyta."),
            parameters: [jobs, Flag("quick", short: "q", help: Wording("Hurry.", polish: "Szybko.")), files]),
        Command(
            "write", abstract: Wording("Write.", polish: "Pisze."),
            parameters: [Option("out", "FILE", .file, help: Wording("Where to.", polish: "Dokąd."))]),
    ])
