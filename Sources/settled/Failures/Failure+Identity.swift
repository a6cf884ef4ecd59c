import Arguments
import Exchange
import Recognition
import Store

extension Failure {
    /// The failure's name.
    var name: Name { identity.name }
    /// What the shell is told.
    var code: ExitCode { identity.code }

    private var identity: (name: Name, code: ExitCode) {
        switch self {
        case .usage(let error): (error.name, .usage)
        case .recognition(let error, _): error.identity
        case .noPictures: (.noPictures, .input)
        case .notText: (.notText, .input)
        case .malformedTable: (.malformedTable, .input)
        case .standardInputTwice: (.standardInputTwice, .usage)
        case .unwritable(_, let errno): (.init(unwritable: errno), .input)
        case .interrupted: (.interrupted, .interrupted)
        case .noClipboard: (.noClipboard, .missing)
        case .bill(let failure): failure.identity
        case .store(let error): error.identity
        case .group(let failure): failure.identity
        case .money(let failure): failure.identity
        case .exchange(let error): error.identity
        case .nothingKept: (.nothingKept, .input)
        case .notAnIBAN: (.notAnIBAN, .usage)
        case .internalFault: (.internalFault, .internalFault)
        }
    }
}

extension UsageError {
    fileprivate var name: Failure.Name {
        switch reason {
        case .unknownOption: .unknownOption
        case .unknownCommand: .unknownCommand
        case .missingValue: .missingValue
        case .valueForFlag: .valueForFlag
        case .invalidValue: .invalidValue
        case .unexpectedOperand: .unexpectedOperand
        case .missingOperand: .missingOperand
        case .missingCommand: .missingCommand
        case .conflict: .conflictingOptions
        }
    }
}

extension RecognitionError {
    fileprivate var identity: (Failure.Name, ExitCode) {
        switch self {
        case .missing: (.missingFile, .input)
        case .isFolder: (.isFolder, .input)
        case .permission: (.noPermission, .input)
        case .unreadable: (.unreadable, .input)
        case .empty: (.emptyFile, .input)
        case .fileTooLarge: (.fileTooLarge, .input)
        case .notAPicture: (.notAPicture, .input)
        case .truncated: (.truncated, .input)
        case .damaged: (.damaged, .input)
        case .tooLarge: (.pictureTooLarge, .input)
        case .passwordProtected: (.passwordProtected, .input)
        case .noSuchPage: (.noSuchPage, .input)
        case .missingProgram: (.missingProgram, .missing)
        case .programFailed: (.programFailed, .input)
        case .modelMissing: (.modelMissing, .missing)
        case .modelUnusable: (.modelUnusable, .missing)
        case .engine: (.engineFailed, .internalFault)
        case .deadline: (.deadline, .input)
        case .cancelled: (.interrupted, .interrupted)
        case .unwritable(_, let errno): (.init(unwritable: errno), .input)
        }
    }
}

extension BillFailure {
    fileprivate var identity: (Failure.Name, ExitCode) {
        switch self {
        case .nothingToSplit: (.nothingToSplit, .usage)
        case .twoSources: (.twoSources, .usage)
        case .noPeople: (.noPeople, .usage)
        case .amount, .negative: (.badAmount, .usage)
        case .percent: (.badPercent, .usage)
        case .assignment: (.badAssignment, .usage)
        case .typedLine: (.badLine, .input)
        case .document, .unknownCurrency, .notAnAmount, .lineTwice: (.badDocument, .input)
        case .mismatch: (.mismatch, .needsPerson)
        case .amountsDiffer: (.amountsDiffer, .needsPerson)
        case .unassigned: (.unassigned, .needsPerson)
        case .reviewEnded(_, _, let isInterrupted): (.reviewEnded, isInterrupted ? .interrupted : .needsPerson)
        case .otherSession: (.otherSession, .input)
        case .ledger: (.impossibleBill, .usage)
        }
    }
}

extension StoreError {
    fileprivate var identity: (Failure.Name, ExitCode) {
        switch self {
        case .full: (.diskFull, .input)
        case .unwritable(_, let errno): (.init(unwritable: errno), .input)
        case .noHome: (.noHome, .input)
        case .busy: (.storeBusy, .busy)
        case .newer: (.storeNewer, .input)
        case .damaged: (.storeDamaged, .input)
        case .backupOntoItself: (.backupOntoItself, .usage)
        case .noBill: (.noBill, .input)
        case .conflict: (.conflict, .busy)
        case .noPerson: (.noPerson, .input)
        case .ambiguousPerson: (.ambiguousPerson, .usage)
        case .personExists: (.personExists, .input)
        case .onBills: (.personOnBills, .input)
        case .failed: (.storeFailed, .internalFault)
        }
    }
}

extension ExchangeError {
    fileprivate var identity: (Failure.Name, ExitCode) {
        switch self {
        case .unwritable(_, let errno): (.init(unwritable: errno), .input)
        case .unreadable: (.unreadable, .input)
        case .busy: (.storeBusy, .busy)
        default: (.unreadableGroup, .input)
        }
    }
}

extension Failure.Name {
    /// The name of a failure to write.
    fileprivate init(unwritable errno: Int32) { self = isDiskFull(errno) ? .diskFull : .unwritable }
}
