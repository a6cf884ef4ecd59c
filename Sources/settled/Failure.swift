import Arguments
import Exchange
import Recognition
import Store

/// Why the program could not do what it was asked. Here, and only here, errors become text and exit codes.
enum Failure: Error, Equatable {
    /// The command line was not understood.
    case usage(UsageError)
    /// A file could not be turned into text; `-` is standard input.
    case recognition(RecognitionError, file: String)
    /// A folder holds nothing that could be scanned.
    case noPictures(folder: String)
    /// A file for `parse` is no text in UTF-8.
    case notText(file: String)
    /// A table of words has a line that is none.
    case malformedTable(file: String, line: Int)
    /// Standard input was named more than once.
    case standardInputTwice
    /// A file or standard output could not be written; the number is the system's `errno`.
    case unwritable(path: String, errno: Int32)
    /// The user stopped a batch after so many of its files.
    case interrupted(done: Int, total: Int)
    /// There is no clipboard, or the program for it failed.
    case noClipboard(program: String?)
    /// A bill could not be split as asked.
    case bill(BillFailure)
    /// Something could not be kept or found.
    case store(StoreError)
    /// A group could not be shown or changed as asked.
    case group(GroupFailure)
    /// What is kept of a group, or comes from a file, is not that of a group.
    case exchange(ExchangeError)
    /// A command wants the last bill, and none is kept.
    case nothingKept
    /// A fault of this program.
    case internalFault(String)

    /// The name of a failure in JSON documents and in the gallery of errors.
    enum Name: String, CaseIterable {
        case unknownOption = "unknown-option"
        case unknownCommand = "unknown-command"
        case missingValue = "missing-value"
        case valueForFlag = "value-for-flag"
        case invalidValue = "invalid-value"
        case unexpectedOperand = "unexpected-operand"
        case missingOperand = "missing-operand"
        case missingCommand = "missing-command"
        case conflictingOptions = "conflicting-options"
        case missingFile = "missing-file"
        case isFolder = "is-folder"
        case noPermission = "no-permission"
        case unreadable
        case emptyFile = "empty-file"
        case fileTooLarge = "file-too-large"
        case notAPicture = "not-a-picture"
        case truncated
        case damaged
        case pictureTooLarge = "picture-too-large"
        case passwordProtected = "password-protected"
        case noSuchPage = "no-such-page"
        case missingProgram = "missing-program"
        case programFailed = "program-failed"
        case modelMissing = "model-missing"
        case modelUnusable = "model-unusable"
        case engineFailed = "engine-failed"
        case deadline
        case interrupted
        case unwritable
        case diskFull = "disk-full"
        case noPictures = "no-pictures"
        case notText = "not-text"
        case malformedTable = "malformed-table"
        case standardInputTwice = "standard-input-twice"
        case noClipboard = "no-clipboard"
        case nothingToSplit = "nothing-to-split"
        case twoSources = "two-sources"
        case noPeople = "no-people"
        case badAmount = "bad-amount"
        case badPercent = "bad-percent"
        case badAssignment = "bad-assignment"
        case badLine = "bad-line"
        case badDocument = "bad-document"
        case mismatch
        case unassigned
        case amountsDiffer = "amounts-differ"
        case impossibleBill = "impossible-bill"
        case reviewEnded = "review-ended"
        case otherSession = "other-session"
        case noHome = "no-home"
        case storeBusy = "store-busy"
        case storeNewer = "store-newer"
        case storeDamaged = "store-damaged"
        case storeFailed = "store-failed"
        case backupOntoItself = "backup-onto-itself"
        case noBill = "no-bill"
        case conflict
        case nothingKept = "nothing-kept"
        case noPerson = "no-person"
        case ambiguousPerson = "ambiguous-person"
        case personExists = "person-exists"
        case noGroups = "no-groups"
        case noGroup = "no-group"
        case ambiguousGroup = "ambiguous-group"
        case groupExists = "group-exists"
        case noCurrency = "no-currency"
        case noMember = "no-member"
        case ambiguousMember = "ambiguous-member"
        case memberExists = "member-exists"
        case sameName = "same-name"
        case openBalance = "open-balance"
        case badAlias = "bad-alias"
        case noEntry = "no-entry"
        case ambiguousEntry = "ambiguous-entry"
        case entryDeleted = "entry-deleted"
        case otherKind = "other-kind"
        case noPayer = "no-payer"
        case badSplit = "bad-split"
        case doesNotAddUp = "does-not-add-up"
        case fixedShares = "fixed-shares"
        case followsReceipt = "follows-receipt"
        case badPayment = "bad-payment"
        case nothingToChange = "nothing-to-change"
        case nothingToUndo = "nothing-to-undo"
        case badMove = "bad-move"
        case badRate = "bad-rate"
        case badPlan = "bad-plan"
        case badText = "bad-text"
        case badBooks = "bad-books"
        case unreadableGroup = "unreadable-group"
        case internalFault = "internal-fault"
    }

    /// The failure's name.
    var name: Name { account.name }
    /// What is wrong, in one sentence.
    var sentence: String { account.sentence.shown }
    /// What to do about it, or where in a text it is; nil where nothing can be advised.
    var hint: String? {
        account.hint?.split(separator: "\n", omittingEmptySubsequences: false).map(\.shown).joined(separator: "\n  ")
    }
    /// What the shell is told.
    var code: ExitCode { account.code }

    /// The lines for standard error, with a line break at the end of each.
    var text: String { "settled: \(sentence)\n" + (hint.map { "  \($0)\n" } ?? "") }

    private var account: Account {
        switch self {
        case .usage(let error): Account(error)
        case .recognition(let error, let file): Account(error, file: file == "-" ? "standard input" : file)
        case .noPictures(let folder):
            Account(
                .noPictures, .input, "\(folder): there is no picture in this folder.",
                "Pictures are known by their names (\(Pictures.extensions.joined(separator: ", "))); folders inside "
                    + "of it are not searched.")
        case .notText(let file):
            Account(.notText, .input, "\(file): this is not text in UTF-8.", "Pictures and PDFs are for settled scan.")
        case .malformedTable(let file, let line):
            Account(
                .malformedTable, .input, "\(file): line \(line) is not a line of a table of words.",
                "A table of words has twelve columns parted by tabs, as tesseract FILE - tsv prints it.")
        case .standardInputTwice:
            Account(.standardInputTwice, .usage, "Standard input (-) can be read only once.", nil)
        case .unwritable(let path, let errno): Account(unwritable: path, errno)
        case .interrupted(let done, let total):
            Account(
                .interrupted, .interrupted, "Interrupted after \(done) of \(total) files.",
                done > 0 ? "What was printed or written until then is complete." : nil)
        case .noClipboard(let program):
            Account(
                .noClipboard, .missing,
                program.map { "The clipboard was not reached: \($0) is not installed or failed." }
                    ?? "There is no clipboard here.",
                "--share FILE writes the text into a file.")
        case .bill(let failure):
            Account(failure.account.name, failure.account.code, failure.account.sentence, failure.account.hint)
        case .store(.full(let path)): Account(unwritable: path, diskFull)
        case .store(.unwritable(let path, let errno)): Account(unwritable: path, errno)
        case .store(let error):
            error.account.map { Account($0.name, $0.code, $0.sentence, $0.hint) }
                ?? Account(.storeFailed, .internalFault, "The database failed.", nil)
        case .group(let failure):
            Account(failure.account.name, failure.account.code, failure.account.sentence, failure.account.hint)
        case .exchange(.unwritable(let path, let errno)): Account(unwritable: path, errno)
        case .exchange(let error):
            error.account.map { Account($0.name, $0.code, $0.sentence, $0.hint) }
                ?? Account(.unreadableGroup, .internalFault, "The group cannot be written.", nil)
        case .nothingKept:
            Account(.nothingKept, .input, "No bill is kept yet.", "settled review RECEIPT keeps the first one.")
        case .internalFault(let message):
            Account(.internalFault, .internalFault, "A fault of settled itself: \(message).", "Please report it.")
        }
    }
}

/// Everything there is to say about a failure.
private struct Account {
    let name: Failure.Name
    let code: ExitCode
    let sentence: String
    let hint: String?

    init(_ name: Failure.Name, _ code: ExitCode, _ sentence: String, _ hint: String?) {
        self.name = name
        self.code = code
        self.sentence = sentence
        self.hint = hint
    }

    init(_ error: UsageError) {
        let help = "\(error.path.joined(separator: " ")) --help shows what can be given."
        func account(_ name: Failure.Name, _ sentence: String, _ hint: String? = nil) -> Account {
            Account(name, .usage, sentence, hint ?? help)
        }
        self =
            switch error.reason {
            case .unknownOption(let option, let suggestion):
                account(
                    .unknownOption, "There is no option \(option).", suggestion.map { "Did you mean \($0)?" })
            case .unknownCommand(let command, let suggestion):
                account(
                    .unknownCommand, "There is no command \(command).", suggestion.map { "Did you mean \($0)?" })
            case .missingValue(let option, let expected):
                account(.missingValue, "\(option) needs a value: \(expected).")
            case .valueForFlag(let option, let value):
                account(.valueForFlag, "\(option) takes no value, but \"\(value)\" was given.")
            case .invalidValue(let parameter, let value, let expected):
                account(.invalidValue, "\(parameter) takes \(expected), not \"\(value)\".")
            case .unexpectedOperand(let word): account(.unexpectedOperand, "\"\(word)\" is one word too many.")
            case .missingOperand(let name): account(.missingOperand, "\(name) is missing.")
            case .missingCommand: account(.missingCommand, "A command is missing.")
            case .conflict(let first, let second):
                account(.conflictingOptions, "\(first) and \(second) cannot be given together.")
            }
    }

    init(_ error: RecognitionError, file: String) {
        func input(_ name: Failure.Name, _ sentence: String, _ hint: String? = nil) -> Account {
            Account(name, .input, "\(file): \(sentence)", hint)
        }
        self =
            switch error {
            case .missing: input(.missingFile, "there is no such file.")
            case .isFolder: input(.isFolder, "this is a folder, not a file.")
            case .permission: input(.noPermission, "you may not read this.", "ls -l shows who may.")
            case .unreadable(let errno): input(.unreadable, "it cannot be read: \(systemMessage(errno)).")
            case .empty: input(.emptyFile, "the file is empty.")
            case .fileTooLarge(let limit):
                input(.fileTooLarge, "the file is larger than \(limit >> 20) MiB, which is the most that is read.")
            case .notAPicture:
                input(
                    .notAPicture, "this is not a picture or PDF.",
                    "JPEG, PNG, TIFF, WebP, GIF, BMP, HEIC and PDF can be read; settled parse reads text.")
            case .truncated:
                input(.truncated, "the picture ends before it is complete.", "Copy or download it again.")
            case .damaged: input(.damaged, "the file is damaged.", "Open it in another program and save it anew.")
            case .tooLarge(let width, let height):
                input(
                    .pictureTooLarge, "a picture of \(width) × \(height) pixels is too large.",
                    "100 megapixels and 32,000 pixels a side are the most; scale it down.")
            case .passwordProtected:
                input(
                    .passwordProtected, "the PDF is protected by a password.",
                    "Save it without a password: qpdf --decrypt --password=… FILE NEW.pdf")
            case .noSuchPage(let page): input(.noSuchPage, "there is no page \(page).")
            case .missingProgram(let program):
                Account(
                    .missingProgram, .missing, "\(file): the program \(program) is needed for this and not installed.",
                    installation(debian: "poppler-utils", homebrew: "poppler"))
            case .programFailed(let program, let message):
                input(.programFailed, "\(program) could not read it: \(message).")
            case .modelMissing(let name, _):
                // Where it was looked for is long and belongs to settled doctor.
                Account(
                    .modelMissing, .missing, "The language data \(name).traineddata was not found.",
                    installation(
                        debian: "tesseract-ocr-\(name)", homebrew: name == "eng" ? "tesseract" : "tesseract-lang")
                        + " (settled doctor shows where it is looked for)")
            case .modelUnusable(let path):
                Account(
                    .modelUnusable, .missing, "The language data \(path) is there but cannot be used.",
                    "It must be data of Tesseract 4 or 5; install it anew.")
            case .engine(let message):
                Account(.engineFailed, .internalFault, "\(file): Tesseract gave up (\(message)).", nil)
            case .deadline(let seconds):
                input(
                    .deadline, "reading took longer than \(Int(seconds)) s and was stopped.", "Crop or scale it down.")
            case .cancelled: Account(.interrupted, .interrupted, "\(file): interrupted.", nil)
            case .unwritable(let path, let errno): Account(unwritable: path, errno)
            }
    }

    init(unwritable path: String, _ errno: Int32) {
        let isFull = isDiskFull(errno)
        self.init(
            isFull ? .diskFull : .unwritable, .input, "\(path) cannot be written: \(systemMessage(errno)).",
            isFull ? "Nothing written before is lost; make room and run it again." : nil)
    }
}

/// The command that installs something.
private func installation(debian: String, homebrew: String) -> String {
    #if os(macOS)
        "Install it: brew install \(homebrew)"
    #else
        "Install it: sudo apt-get install \(debian)"
    #endif
}
