import Arguments
import Exchange
import Recognition
import Store

/// Why the program could not do what it was asked. In this folder, and only here, errors become text and exit codes.
enum Failure: Error, Equatable, Translated {
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
    /// Something about one's own money could not be noted down or shown.
    case money(MoneyFailure)
    /// What is kept of a group, or comes from a file, is not that of a group.
    case exchange(ExchangeError)
    /// A command wants the last bill, and none is kept.
    case nothingKept
    /// The number of a bank account is none.
    case notAnIBAN(String)
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
        case unknownInFile = "unknown-in-file"
        case noQRCode = "no-qr-code"
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
        case badBooks = "bad-books"
        case unreadableGroup = "unreadable-group"
        case badText = "bad-text"
        case badRecord = "bad-record"
        case nothingPaid = "nothing-paid"
        case personOnBills = "person-on-bills"
        case notAnIBAN = "not-an-iban"
        case internalFault = "internal-fault"
    }
}

/// What a person is told about a failure, without anything that a terminal could obey.
struct FailureText {
    /// What is wrong, in one sentence.
    let sentence: String
    /// What to do about it, or where in a text it is; nil where nothing can be advised.
    let hint: String?

    /// Makes a text of what is wrong and what to do about it, which may hold texts from outside.
    init(_ sentence: String, _ hint: String? = nil) {
        self.sentence = sentence.shown
        self.hint = hint?.split(separator: "\n", omittingEmptySubsequences: false).map(\.shown)
            .joined(separator: "\n  ")
    }

    /// The lines for standard error, with a line break at the end of each.
    var lines: String { "settled: \(sentence)\n" + (hint.map { "  \($0)\n" } ?? "") }
}
