import Arguments

extension Failure {
    /// What is said about it in English.
    var english: FailureText {
        switch self {
        case .usage(let error): error.english
        case .recognition(let error, let file): error.english(Language.english.input(file))
        case .noPictures(let folder):
            FailureText(
                "\(folder): there is no picture in this folder.",
                "Pictures are known by their names (\(Pictures.extensions.joined(separator: ", "))); folders inside "
                    + "of it are not searched.")
        case .notText(let file):
            FailureText(
                "\(Language.english.input(file)): this is not text in UTF-8.", "Pictures and PDFs are for settled scan."
            )
        case .malformedTable(let file, let line):
            FailureText(
                "\(Language.english.input(file)): line \(line) is not a line of a table of words.",
                "A table of words has twelve columns parted by tabs, as tesseract FILE - tsv prints it.")
        case .standardInputTwice: FailureText("Standard input (-) can be read only once.")
        case .unwritable(let path, let errno): .english(unwritable: path, errno)
        case .interrupted(let done, let total):
            FailureText(
                "Interrupted after \(done) of \(total) files.",
                done > 0 ? "What was printed or written until then is complete." : nil)
        case .noClipboard(let program):
            FailureText(
                program.map { "The clipboard was not reached: \($0) is not installed or failed." }
                    ?? "There is no clipboard here.",
                "--share FILE writes the text into a file.")
        case .bill(let failure): failure.english
        case .store(let error): error.english
        case .group(let failure): failure.english
        case .money(let failure): failure.english
        case .exchange(let error): error.english
        case .nothingKept: FailureText("No bill is kept yet.", "settled review RECEIPT keeps the first one.")
        case .notAnIBAN(let text):
            FailureText(
                "\(text) is no account number: its length or its check digits are wrong.",
                "Copy it anew; money sent to a wrong number reaches nobody or a stranger.")
        case .internalFault(let message):
            FailureText("A fault of settled itself: \(message).", "Please report it.")
        }
    }
}

extension UsageError {
    fileprivate var english: FailureText {
        let help = "\(path.joined(separator: " ")) --help shows what can be given."
        func text(_ sentence: String, _ suggestion: String? = nil) -> FailureText {
            FailureText(sentence, suggestion.map { "Did you mean \($0)?" } ?? help)
        }
        return switch reason {
        case .unknownOption(let option, let suggestion): text("There is no option \(option).", suggestion)
        case .unknownCommand(let command, let suggestion): text("There is no command \(command).", suggestion)
        case .missingValue(let option, let expected): text("\(option) needs a value: \(expected.english).")
        case .valueForFlag(let option, let value): text("\(option) takes no value, but \"\(value)\" was given.")
        case .invalidValue(let parameter, let value, let expected):
            text("\(parameter) takes \(expected.english), not \"\(value)\".")
        case .unexpectedOperand(let word): text("\"\(word)\" is one word too many.")
        case .missingOperand(let name): text("\(name) is missing.")
        case .missingCommand: text("A command is missing.")
        case .conflict(let first, let second): text("\(first) and \(second) cannot be given together.")
        }
    }
}

extension Expectation {
    fileprivate var english: String {
        switch self {
        case .text: "a text"
        case .file: "a file"
        case .folder: "a folder"
        case .wholeNumber(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .oneOf(let words): "one of " + words.joined(separator: ", ")
        case .day: "a day such as 2026-11-28"
        case .interval: "an interval such as month or \"2 weeks\", or never"
        case .currency: "a currency code of ISO 4217, such as EUR"
        case .shortID: "the short id of an expense or payment, such as qpvu"
        case .numberOrShortID: "the number of a bill or the short id of an expense or payment"
        }
    }
}

extension FailureText {
    /// A file, or `-` for standard output, could not be written.
    static func english(unwritable path: String, _ errno: Int32) -> FailureText {
        FailureText(
            "\(path == "-" ? "standard output" : path) cannot be written: \(systemMessage(errno, .english)).",
            isDiskFull(errno) ? "Nothing written before is lost; make room and run it again." : nil)
    }
}
