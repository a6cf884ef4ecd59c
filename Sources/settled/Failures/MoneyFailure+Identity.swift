extension MoneyFailure {
    /// The failure's name, and what the shell is told.
    var identity: (Failure.Name, ExitCode) {
        switch self {
        case .noCurrency: (.noCurrency, .usage)
        case .noRecord: (.noEntry, .input)
        case .isDeleted, .isNotDeleted: (.entryDeleted, .input)
        case .senseless: (.badRecord, .usage)
        case .nothingBought, .nothingMoved: (.nothingPaid, .input)
        case .otherKind, .notMine: (.otherKind, .usage)
        case .nothingToUndo: (.nothingToUndo, .input)
        case .openPerson: (.openBalance, .input)
        case .record, .unreadable, .tooLarge: (.badBooks, .input)
        }
    }
}
